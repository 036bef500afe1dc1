import type { MessagePort } from 'node:worker_threads';
import { solvePlan, type PlanWork } from './solvePlan';

/** The one message that comes is a problem, the last one that goes its answer. */
export function answerOn(port: MessagePort): void {
  port.once('message', (work: PlanWork) => {
    const answer = solvePlan(work, (progress) => port.postMessage({ progress }));
    port.postMessage({ answer });
  });
}
