/** A piece of work that is over. Times are those of `performance.now()`. */
export interface TracedWork {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly attributes?: Readonly<Record<string, string | number>>;
  readonly failed?: boolean;
  readonly parts?: readonly TracedWork[];
}

/** Where finished work is reported. Without a collector there is none. */
export interface Tracing {
  record(work: TracedWork): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** When a step was received, checked, stored and sent. */
export interface StepTimes {
  readonly received: number;
  readonly checked: number;
  readonly stored: number;
  readonly sent: number;
}

export const tracedStep = (game: string, { received, checked, stored, sent }: StepTimes): TracedWork => ({
  name: 'move',
  from: received,
  to: sent,
  attributes: { game },
  parts: [
    { name: 'check', from: received, to: checked },
    { name: 'store', from: checked, to: stored },
    { name: 'send', from: stored, to: sent },
  ],
});
