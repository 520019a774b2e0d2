import type { Words } from '@parlour/words';
import { useEffect, useState } from 'react';

const LOOK_MS = 15_000;
const MINUTE_MS = 60_000;

/** Hours and minutes until the day of the server ends, whatever the clock of the device says; calls back when it ends. */
export function useTimeLeft(msLeft: number, words: Words, onEnd: () => void): string {
  const [left, setLeft] = useState(msLeft);
  useEffect(() => {
    const end = performance.now() + msLeft;
    const look = () => {
      const now = end - performance.now();
      setLeft(Math.max(0, now));
      if (now <= 0) onEnd();
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [msLeft, onEnd]);
  const minutes = Math.ceil(left / MINUTE_MS);
  return `${unit(words, Math.floor(minutes / 60), 'hour')} ${unit(words, minutes % 60, 'minute')}`;
}

const unit = ({ language }: Words, value: number, name: 'hour' | 'minute'): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
