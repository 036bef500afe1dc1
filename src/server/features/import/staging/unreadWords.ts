import { sql, type Transaction } from 'kysely';
import {
  fluidDemand,
  fluidOf,
  fusingDemand,
  fusingOf,
  secondaryBushingsIn,
  unitKindDemand,
  unitKindOf,
} from '../../../../domain/matching/reading/fittings';
import { parseTaps } from '../../../../domain/matching/reading/taps';
import { terminalDemand } from '../../../../domain/matching/reading/terminals';
import { windingDemand, windingsOf } from '../../../../domain/matching/reading/windings';
import type { UnreadWord } from '../../../../contract/import/job';
import type { Database } from '../../../db/schema/schema';
import type { Staged } from './staging';

/** How matching reads the columns that hold words. */
const READERS: Readonly<Record<Staged['kind']['table'], Readonly<Record<string, (text: string) => unknown>>>> = {
  units: {
    taps: parseTaps,
    type_of_fluid: fluidOf,
    winding_material: windingsOf,
    bush_config_description: terminalDemand,
    fusing_description: fusingOf,
    sec_bush: secondaryBushingsIn,
    unit_type: unitKindOf,
  },
  orders: {
    tap_range_pct: parseTaps,
    oil_type: fluidDemand,
    coil_type: windingDemand,
    bush_configuration: terminalDemand,
    fusing: fusingDemand,
    sec_bush: secondaryBushingsIn,
    unit_type: unitKindDemand,
  },
};

const MAX_VALUES = 500;
const MAX_LISTED = 100;
/** Said on purpose. */
const NOTHING = /^(?:none|unknown|n\/?a|-+)$/i;

async function valuesOf(trx: Transaction<Database>, { name }: Staged, column: string) {
  const { rows } = await sql<{ value: string; rows: number; line: number }>`
    select ${sql.ref(column)} as value, count(*)::integer as rows, min(line) as line from ${sql.id(name)}
    where ${sql.ref(column)} is not null group by 1 order by 2 desc, 3 limit ${MAX_VALUES}`.execute(trx);
  return rows;
}

/** Words that matching cannot read, so that they count as not recorded; the most frequent first. */
export async function unreadWords(trx: Transaction<Database>, staged: Staged): Promise<readonly UnreadWord[]> {
  const found: UnreadWord[] = [];
  for (const [column, read] of Object.entries(READERS[staged.kind.table])) {
    if (!staged.columns.includes(column)) continue;
    const { example = '' } = staged.kind.columns.find(({ name }) => name === column) ?? {};
    for (const each of await valuesOf(trx, staged, column))
      if (!NOTHING.test(each.value) && read(each.value) === null)
        found.push({ file: staged.kind.table, column, ...each, example });
  }
  return found.toSorted((one, other) => other.rows - one.rows).slice(0, MAX_LISTED);
}
