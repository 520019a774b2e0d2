import { numberFormat, type Words } from '@parlour/words';
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
  return timeInWords(words, left);
}

/** In the last hour there are minutes only, at a full hour none. */
export function timeInWords(words: Words, ms: number): string {
  const all = Math.ceil(ms / MINUTE_MS);
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  const parts = [hours > 0 && unit(words, hours, 'hour'), (minutes > 0 || hours === 0) && unit(words, minutes, 'minute')];
  return parts.filter((part) => part !== false).join(' ');
}

const unit = ({ language }: Words, value: number, name: 'hour' | 'minute'): string =>
  numberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' })(value);
