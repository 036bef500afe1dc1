import { setImmediate as turn } from 'node:timers/promises';
import type { Plan } from '../../../../contract/plan/plan';
import { toCandidate } from '../../../presenters/units/candidate';
import type { UnitsRepository } from '../../../repositories/units/units';
import { unitWords } from './told';

export type FreeUnits = Pick<UnitsRepository, 'availableAfter'>;

const ROWS_PER_READ = 2_000;
const MOST_LISTED = 500;

/** The free units that are in no pair. */
export async function unwantedUnits(
  units: FreeUnits,
  wanted: { has: (serial: string) => boolean },
): Promise<Plan['unwanted']> {
  const listed: Plan['unwanted']['units'] = [];
  let [count, last] = [0, ''];
  for (;;) {
    const rows = await units.availableAfter(last, ROWS_PER_READ);
    for (const row of rows) {
      if (wanted.has(row.serial)) continue;
      count += 1;
      if (listed.length < MOST_LISTED) listed.push({ serial: row.serial, unit: unitWords(toCandidate(row)) });
    }
    const end = rows.at(-1);
    if (end === undefined || rows.length < ROWS_PER_READ) return { count, units: listed };
    last = end.serial;
    await turn();
  }
}
