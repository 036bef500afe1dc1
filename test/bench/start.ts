import type { Tell } from './report/report';
import { startProduct, type Product } from './product';
import { fillUnits } from './served/fillUnits';
import { withPostgres } from './withPostgres';

const ROUNDS = 3;
const MANY = 1_000_000;
const TURN_MS = 20;

async function startTimes(url: string): Promise<Product['start'][]> {
  const starts: Product['start'][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { start, stop } = await startProduct(url);
    await stop();
    starts.push(start);
  }
  return starts;
}

/** Starts of the server on so many units, beside starts on the sample. */
export const benchStart = (tell: Tell, units: number): Promise<void> =>
  withPostgres({}, async ({ db, url }) => {
    const sample = await startTimes(url);
    await fillUnits(db, units);
    const many = await startTimes(url);
    const tellOf = (name: string, unit: string, value: (start: Product['start']) => number, most: number | null) =>
      tell({
        ...{ what: `start with ${units.toLocaleString('en-US')} units: ${name}`, unit, ours: many.map(value) },
        peers: { 'with the sample': sample.map(value) },
        goals: most === null ? [] : [{ most }],
      });
    // What is asked of a million says nothing of fewer.
    const isMany = units >= MANY;
    tellOf('processor time', 's', ({ cpuMs }) => cpuMs / 1_000, isMany ? 6 : null);
    tellOf('memory', 'MB', ({ memoryMb }) => memoryMb, isMany ? 600 : null);
    tellOf('longest turn of the event loop', 'ms', ({ longestTurnMs }) => longestTurnMs, TURN_MS);
  });
