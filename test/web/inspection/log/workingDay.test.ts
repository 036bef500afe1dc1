import 'fake-indexeddb/auto';
import { CompressionStream, DecompressionStream } from 'node:stream/web';
import type { TraceStep } from '../../../../src/contract/trace/steps';
import { openRecording } from '../../../../src/web/inspection/recording/openRecording';
import { BOUNDS } from '../../../../src/web/inspection/recording/startRecording';
import { extent } from '../../../support/extent';
import { anAnswer, aStart, aStoreStep, stepsIn } from './aLog';

beforeAll(() => {
  Object.assign(globalThis, { CompressionStream, DecompressionStream });
});

const WORKING_DAY = 8;
const HOURS = extent(WORKING_DAY, 1);
const MINUTE = 60_000;
const STEPS_PER_MINUTE = 30;

/** An answer of about 112 kB: units with figures that no other answer has. */
function aComparison(minute: number) {
  let seed = minute + 1;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647);
  const fields = ['kva_rating', 'primary_voltage', 'impedance', 'oil_volume', 'total_weight', 'match_score', 'm_price'];
  const units = Array.from({ length: 556 }, () => ({
    serial: `IC-${random()}`,
    ...Object.fromEntries(fields.map((field) => [field, random() / 1_000])),
  }));
  return { status: 'success', data: { matches: units } };
}

/** An action whose slice is about 1 kB. */
function anAction(at: number): TraceStep {
  const options = Object.fromEntries(
    Array.from({ length: 12 }, (_, unit) => [`IC-${at + unit}`, { turnPullDetails: at }]),
  );
  const payload = { orderId: String(at), change: { turnPullDetails: at } };
  return {
    kind: 'action',
    at,
    type: 'costOptions/costOptionChanged',
    payload,
    state: { costOptions: { [at]: options } },
  };
}

test(`${HOURS} of eight hours of busy work, with an answer of 112 kB each minute, are held whole`, async () => {
  const page = await openRecording({
    storage: window.sessionStorage,
    isComplete: false,
    bounds: BOUNDS,
    now: () => 0,
  });
  [aStart(), aStoreStep(0)].forEach(page.log.add);
  expect(JSON.stringify(aComparison(0)).length).toBeGreaterThan(111_000);
  for (let minute = 0; minute < HOURS * 60; minute += 1) {
    for (let step = 1; step < STEPS_PER_MINUTE; step += 1) page.log.add(anAction(minute * MINUTE + step));
    page.log.add(anAnswer(minute * MINUTE + STEPS_PER_MINUTE, aComparison(minute)));
    await page.log.save();
  }
  expect(page.log.status()).toMatchObject({ steps: 2 + HOURS * 60 * STEPS_PER_MINUTE, leftOut: 0, keeping: 'kept' });
  expect(page.log.status().size).toBeLessThan((BOUNDS.size / 4) * (HOURS / WORKING_DAY));

  const steps = await stepsIn(page.log);
  expect(steps).toHaveLength(2 + HOURS * 60 * STEPS_PER_MINUTE);
  expect(steps.filter(({ kind }) => kind === 'answer').at(-1)).toMatchObject({ body: aComparison(HOURS * 60 - 1) });
});
