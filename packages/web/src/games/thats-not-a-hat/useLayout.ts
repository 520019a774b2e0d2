import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Layout } from '../../seats/geometry.ts';

const PORTRAIT_UP_TO = 4 / 5;

/** The layout for the space there is. */
export function useLayout(ref: RefObject<HTMLElement | null>, tv: boolean): Layout {
  const [tall, setTall] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setTall(element.clientWidth <= element.clientHeight * PORTRAIT_UP_TO);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  if (tv) return 'tv';
  return tall ? 'portrait' : 'wide';
}
