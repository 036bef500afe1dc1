import { parentPort } from 'node:worker_threads';
import { answerOn } from './solvePlan';

if (parentPort !== null) answerOn(parentPort);
