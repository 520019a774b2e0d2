/** The review of one seat: how long it took, and how many decisions it has. */
export interface Reviewed {
  readonly seconds: number;
  readonly decisions: number;
}

interface Answer {
  readonly do: string;
  readonly progress?: { readonly total: number };
}

/** Asks a new worker, as the page of a replay does. */
function reviewed(script: string, request: object): Promise<Reviewed> {
  const place = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const coach = new Worker(place);
    let decisions = 0;
    coach.onmessage = ({ data }: MessageEvent<Answer>) => {
      decisions = data.progress?.total ?? decisions;
      if (data.do === 'progress') return;
      coach.terminate();
      if (data.do === 'reviewed') resolve({ seconds: (performance.now() - started) / 1000, decisions });
      else reject(new Error(`the coach said ${data.do}`));
    };
    coach.onerror = ({ message }) => reject(new Error(message));
    coach.postMessage(request);
  });
}

Object.assign(globalThis, { reviewed });
