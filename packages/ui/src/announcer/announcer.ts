import { speechQueue } from './speech-queue.ts';

/** A spoken line leaves the page: what perishes in a game cannot be read again. */
const KEPT_MS = 4000;

interface Region {
  readonly element: HTMLElement;
  readonly lines: ShadowRoot;
}

let region: Region | undefined;

/** The lines lie in a closed shadow tree: they are for screen readers, and no search or style of the page finds them. */
function createRegion(): Region {
  const element = document.createElement('div');
  element.className = 'visually-hidden';
  element.dataset.announcer = '';
  element.setAttribute('aria-live', 'polite');
  element.setAttribute('aria-atomic', 'false');
  element.setAttribute('aria-relevant', 'additions');
  return { element, lines: element.attachShadow({ mode: 'closed' }) };
}

function say(text: string): boolean {
  region ??= createRegion();
  const { element, lines } = region;
  // Everything outside an open modal dialog is inert and not read.
  const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (element.parentElement !== home) {
    home.append(element);
    return false;
  }
  const line = document.createElement('p');
  line.textContent = text;
  lines.append(line);
  setTimeout(() => line.remove(), KEPT_MS);
  return true;
}

/** Says a line to a screen reader: once, after all lines before it. */
export const announce = speechQueue({ say, later: (ms, call) => setTimeout(call, ms) });
