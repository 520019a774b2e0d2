/** A finger on a screen moves by some pixels while it presses. */
const STILL_PX = 10;

const CONTROLS = 'button, a[href], summary, label';

interface Press {
  readonly control: HTMLElement;
  readonly x: number;
  readonly y: number;
}

/**
 * A press belongs to the control it began on. When the page moves between press and release, the browser clicks on what
 * holds both places, and the press is lost: then the control is clicked instead.
 */
export function keepPresses(): void {
  let press: Press | null = null;
  document.addEventListener('pointerdown', ({ target, clientX, clientY }) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
    press = control === null ? null : { control, x: clientX, y: clientY };
  });
  document.addEventListener('click', ({ target, clientX, clientY }) => {
    const begun = press;
    press = null;
    if (begun === null || !(target instanceof Element) || target === begun.control || !target.contains(begun.control)) return;
    if (Math.hypot(clientX - begun.x, clientY - begun.y) <= STILL_PX) begun.control.click();
  });
}
