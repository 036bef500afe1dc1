import type { MessagePort } from 'node:worker_threads';
import { solvePlan, type PlanWork } from './solvePlan';

/** The one message that comes is a problem, the last one that goes its answer. */
export function answerOn(port: MessagePort): void {
  port.once('message', (work: PlanWork) => {
    void solvePlan(work, (progress) => port.postMessage({ progress })).then((answer) => port.postMessage({ answer }));
  });
}
