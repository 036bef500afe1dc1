import type { Kysely } from 'kysely';
import type { Database } from './schema/schema';
import type { Retirable } from './schema/recordTables';

type Retired = Retirable & ({ readonly serial: string } | { readonly id: number });

/** Why a unit or an order was retired: the person's reason, or the file without it; null if unknown. */
export async function retiredReason(db: Kysely<Database>, row: Retired): Promise<string | null> {
  if (row.retired_at === null) return null;
  if (row.retired_import !== null) {
    const imports = db.selectFrom('imports').select(['units_file', 'orders_file']).where('id', '=', row.retired_import);
    const found = await imports.executeTakeFirst();
    const file = 'serial' in row ? found?.units_file : found?.orders_file;
    return `Missing from ${file ?? 'a complete file'}`;
  }
  const retirements = db.selectFrom('audit').select('reason').where('action', '=', 'retire');
  const own =
    'serial' in row ? retirements.where('serial', '=', row.serial) : retirements.where('order_id', '=', row.id);
  return (await own.orderBy('id', 'desc').executeTakeFirst())?.reason ?? null;
}
