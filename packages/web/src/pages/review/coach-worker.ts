/// <reference lib="webworker" />
import { answerCoach } from './coach-answers.ts';
import type { FromCoach, ToCoach } from './coach-messages.ts';

const scope = self as unknown as DedicatedWorkerGlobalScope;

scope.onmessage = ({ data }: MessageEvent<ToCoach>) => answerCoach(data, (message: FromCoach) => scope.postMessage(message));
