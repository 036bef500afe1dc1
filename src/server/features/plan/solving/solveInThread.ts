import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type PlanAnswer, type PlanProgress, type PlanWork, solvePlan } from './solvePlan';

type Message = { readonly progress: PlanProgress } | { readonly answer: PlanAnswer };

/** Solves in a worker thread. `signal` ends the thread; the promise then rejects with its reason. */
export async function solveInThread(
  work: PlanWork,
  report: (progress: PlanProgress) => void,
  signal: AbortSignal,
): Promise<PlanAnswer> {
  signal.throwIfAborted();
  const worker = startWorker(solverOf(fileURLToPath(import.meta.url)));
  const end = () => void worker.terminate();
  signal.addEventListener('abort', end);
  try {
    return await new Promise<PlanAnswer>((resolve, reject) => {
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('The solver ended without an answer.')));
      worker.on('message', (message: Message) => {
        if ('progress' in message) report(message.progress);
        else resolve(message.answer);
      });
      worker.postMessage(work);
    });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}

/** Source next to this file, or the built program; this may be in chunks/. */
export function solverOf(own: string): string {
  const folder = path.dirname(own);
  if (own.endsWith('.ts')) return path.join(folder, 'solver.ts');
  const root = path.basename(folder) === 'chunks' ? path.dirname(folder) : folder;
  return path.join(root, 'solver.js');
}

/** The thread compiles a source. */
function startWorker(solver: string): Worker {
  if (!solver.endsWith('.ts')) return new Worker(solver, { execArgv: [] });
  const { href } = pathToFileURL(solver);
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import('${href}'); })`;
  return new Worker(code, { eval: true, execArgv: [] });
}

/** Takes milliseconds, less than starting a thread. */
const MAX_PAIRS_HERE = 500;

/** Solves small problems in this thread. */
export const solve: typeof solveInThread = async (work, report, signal) => {
  signal.throwIfAborted();
  return work.problem.unitOfPair.length <= MAX_PAIRS_HERE
    ? solvePlan(work, report)
    : solveInThread(work, report, signal);
};
