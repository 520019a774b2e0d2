const QUIET_MS = 10_000;

/** Reports something at most once in ten seconds, with how often it happened since the last report. */
export function throttled<Details>(
  say: (details: Details, times: number) => void,
  now: () => number = () => performance.now(),
): (details: Details) => void {
  let times = 0;
  let quietUntil = Number.NEGATIVE_INFINITY;
  return (details) => {
    times++;
    if (now() < quietUntil) return;
    quietUntil = now() + QUIET_MS;
    say(details, times);
    times = 0;
  };
}
