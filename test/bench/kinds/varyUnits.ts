import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../src/server/db/schema';

/** Makes units differ as a real inventory does: every one has a measured impedance, and most combinations of fittings occur. */
export async function varyUnits(db: Kysely<Database>): Promise<void> {
  await sql`alter table units disable trigger user`.execute(db);
  await sql`update units set
      impedance_pct = round((4 + (hash & 4095) / 2048.0)::numeric, 3),
      bush_config_description = (array['Loop Feed Dead Front', 'Radial Feed Dead Front', 'Radial Feed Live Front', null])[1 + ((hash >> 12) & 3)],
      type_of_fluid = (array['Mineral Oil', 'FR3', 'R-Temp', null])[1 + ((hash >> 14) & 3)],
      winding_material = (array['Copper', 'Aluminum', 'Unknown', null])[1 + ((hash >> 16) & 3)],
      taps = (array['+/-5%', '-10%', 'None', null])[1 + ((hash >> 18) & 3)],
      cabinet_condition = (array['good', 'good', 'good', 'replace'])[1 + ((hash >> 20) & 3)],
      tank_condition = (array['good', 'good', 'good', 'replace'])[1 + ((hash >> 22) & 3)]
    from (select serial as of, abs(hashtext('kind' || serial)) as hash from units) drawn where serial = of`.execute(db);
  await sql`alter table units enable trigger user`.execute(db);
  await sql`vacuum analyze units`.execute(db);
}
