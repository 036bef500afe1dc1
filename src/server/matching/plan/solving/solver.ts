import { parentPort } from 'node:worker_threads';
import { answerOn } from './solvePlan';

// Runs in a thread of its own.
if (parentPort !== null) answerOn(parentPort);
