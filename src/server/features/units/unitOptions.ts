import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import { differences, record } from '../../db/audit';
import type { Database, UnitOptionsTable } from '../../db/schema/schema';
import { inTransaction, retryOnConflict } from '../../db/unitOfWork';
import { confirm } from '../../auth/confirm';
import type { Principal } from '../../auth/principal';

export type UnitOptionsRow = Selectable<UnitOptionsTable>;
export type OptionValues = Pick<
  Insertable<UnitOptionsTable>,
  're_tank' | 'feed_conversion' | 'replacement_cabinet' | 'turn_pull'
> & { fr3_estimated_gallons: number | null };

export interface UnitOptionsSave {
  readonly serial: string;
  readonly values: OptionValues;
  /** `today`: null for the specification's. Later saves take them only if `withTodaysRates`. */
  readonly rates?: { readonly today: number | null; readonly withTodaysRates: boolean };
  /** Loaded version; 0 if unsaved. */
  readonly version: number;
  readonly by: Principal;
}

export function createUnitOptionsRepository(db: Kysely<Database>) {
  return {
    ofUnit: (serial: string) => optionsOf(db, serial),
    /** Over exactly this version. Null after a conflict. */
    save: async ({ serial, values, rates = { today: null, withTodaysRates: false }, version, by }: UnitOptionsSave) => {
      const own = version === 0 || rates.withTodaysRates ? { rates_id: rates.today } : {};
      const row = { ...values, ...own, updated_by: by.name, updated_by_subject: by.subject };
      return retryOnConflict(() => inTransaction(db, (trx) => saveIn(trx, { serial, version, by, row, values })));
    },
  };
}

export type UnitOptionsRepository = ReturnType<typeof createUnitOptionsRepository>;

const optionsOf = (db: Kysely<Database>, serial: string) =>
  db.selectFrom('unit_options').selectAll().where('serial', '=', serial).executeTakeFirst();

type Row = Omit<Insertable<UnitOptionsTable>, 'serial' | 'version' | 'updated_at'>;

interface Saving extends Pick<UnitOptionsSave, 'serial' | 'version' | 'by' | 'values'> {
  readonly row: Row;
}

async function saveIn(
  trx: Transaction<Database>,
  { serial, version, by, row, values }: Saving,
): Promise<number | null> {
  await confirm(trx, by, 'editOptions');
  const before = await optionsOf(trx, serial);
  const saved = await (version === 0 ? insert(trx, serial, row) : update(trx, serial, row, version));
  if (saved === undefined) return null;
  await record(trx, { action: 'saveOptions', by, serial, ...differences({ ...before }, { ...values }) });
  return saved.version;
}

const insert = (db: Kysely<Database>, serial: string, row: Row) =>
  db
    .insertInto('unit_options')
    .values({ ...row, serial, version: 1 })
    .onConflict((conflict) => conflict.column('serial').doNothing())
    .returning('version')
    .executeTakeFirst();

const update = (db: Kysely<Database>, serial: string, row: Row, version: number) =>
  db
    .updateTable('unit_options')
    .set({ ...row, version: version + 1, updated_at: sql<Date>`clock_timestamp()` })
    .where('serial', '=', serial)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
