import { readTrace } from '../../../../src/web/inspection/file/readTrace';
import { traceFile } from '../../../../src/web/inspection/file/traceFile';
import { ChunkStore } from '../../../../src/web/inspection/log/chunkStore';
import { allSteps } from '../../../../src/web/inspection/log/heldSteps';
import { StepLog, type LogReader } from '../../../../src/web/inspection/log/stepLog';
import type { StoredStep } from '../../../../src/web/inspection/log/storedStep';
import { MemoryShelf } from '../../../../src/web/inspection/storage/memoryShelf';
import type { Shelf } from '../../../../src/web/inspection/storage/shelf';
import type { TraceStep } from '../../../../src/contract/trace/steps';

const NONE = { texts: 0, numbers: 0 };

/** A log without placeholders that begins empty. */
export function aLog(bounds = { steps: 1_000, size: 1_000_000 }, shelf: Shelf = new MemoryShelf()): StepLog {
  return new StepLog(new ChunkStore(shelf, [], bounds), () => null, NONE);
}

type Reading = (reader: LogReader) => AsyncIterable<readonly StoredStep[]>;

/** The steps that a file of the log would hold. */
export async function stepsIn(log: StepLog, reading: Reading = allSteps): Promise<TraceStep[]> {
  const head = { app: { version: '1', build: 'main.js' }, recordedAt: '2026-03-05T15:30:00.000Z', isComplete: true };
  const file = await log.read((reader) => traceFile(head, reading(reader), reader.part));
  return readTrace(await file.text()).steps;
}

export const aStart = (at = 0): TraceStep => ({ kind: 'start', at, address: '/', capabilities: {} });
export const aStoreStep = (at: number): TraceStep => ({ kind: 'store', at, state: { pinnedUnits: {} } });
export const aNavigation = (at: number): TraceStep => ({ kind: 'navigation', at, address: `/?page=${at}` });
export const anAnswer = (at: number, body: unknown): TraceStep => ({
  kind: 'answer',
  at,
  method: 'GET',
  path: '/api/orders/',
  status: 200,
  body,
});

/** A step of a machine's actor. */
export const aMachineStep = (at: number, actor: string, type: string, status = 'active'): TraceStep => ({
  kind: 'machine',
  at,
  machine: 'icPanel',
  actor,
  event: { type },
  state: { value: 'open', context: {}, status },
  actions: [],
  guards: {},
  isRestored: false,
});
