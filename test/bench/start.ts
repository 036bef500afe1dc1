import { fillUnits, withDatabase } from './database';
import { startProduct, type Used } from './product';
import type { Row } from './report';

const ROUNDS = 3;
const MANY = 1_000_000;

async function startOften(url: string): Promise<Used[]> {
  const starts: Used[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { start, stop } = await startProduct(url);
    await stop();
    starts.push(start);
  }
  return starts;
}

export const benchStart = (units = 200_000): Promise<Row[]> =>
  withDatabase({}, async ({ db, url }) => {
    const sample = await startOften(url);
    await fillUnits(db, units);
    const many = await startOften(url);
    const row = (name: string, unit: string, value: (start: Used) => number, most?: number): Row => ({
      ...{ what: `start with ${units.toLocaleString('en-US')} units: ${name}`, unit, ours: many.map(value) },
      ...{ peers: { 'with the sample': sample.map(value) }, goals: most === undefined ? [] : [{ most }] },
    });
    return [
      row('processor time', 's', ({ cpuMs }) => cpuMs / 1_000, units >= MANY ? 6 : undefined),
      row('memory', 'MB', ({ memoryMb }) => memoryMb, units >= MANY ? 600 : undefined),
      row('longest turn of the event loop', 'ms', ({ longestTurnMs }) => longestTurnMs, 20),
    ];
  });
