import { parentPort } from 'node:worker_threads';
import { solvePlan, type PlanWork } from './solvePlan';

// Runs in a thread of its own: the one message that comes is a problem, the last one that goes its answer.
parentPort?.once('message', (work: PlanWork) => {
  void solvePlan(work, (progress) => parentPort?.postMessage({ progress })).then((answer) =>
    parentPort?.postMessage({ answer }),
  );
});
