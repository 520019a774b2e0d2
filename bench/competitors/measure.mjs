const WARM_UP_MS = 1000;
const MEASURED_MS = 3000;

let random = 0x9e3779b9;

/** The movers' random source, the cheapest possible. */
export function below(limit) {
  random ^= random << 13;
  random ^= random >>> 17;
  random ^= random << 5;
  return (random >>> 0) % limit;
}

/** Prints the moves a second of CPU of `play`, which plays a game and returns its moves. */
export function measure(play) {
  for (const until = performance.now() + WARM_UP_MS; performance.now() < until; ) play();
  const cpu = () => process.cpuUsage().user / 1000;
  const began = cpu();
  let moves = 0;
  while (cpu() - began < MEASURED_MS) moves += play();
  console.log(JSON.stringify({ movesPerSecond: Math.round((1000 * moves) / (cpu() - began)) }));
}
