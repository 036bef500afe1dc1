import { sql, type Kysely } from 'kysely';
import type { ImportFile } from '../../../contract/import/files';
import type { Principal } from '../../auth/principal';
import type { Database } from '../../db/schema/schema';
import { fieldNamed, spelled } from './fields';
import { maySee } from './presenter';

const PAGE = 1_000;

interface Selection {
  readonly after?: string | undefined;
  readonly file?: ImportFile | undefined;
}

/** Corrected values, oldest first, for a source to read back. */
export async function listCorrections(db: Kysely<Database>, { after = '0', file }: Selection, by: Principal) {
  const rows = await db
    .selectFrom('corrections as c')
    .leftJoin('orders as o', 'o.id', 'c.order_id')
    .selectAll('c')
    .select('o.order_code')
    .where('c.id', '>', Number(after))
    .$if(file !== undefined, (query) => query.where(sql<boolean>`(c.serial is not null) = ${file === 'units'}`))
    .orderBy('c.id')
    .limit(PAGE)
    .execute();
  const results = rows.flatMap((row) => {
    const of = row.serial === null ? ('orders' as const) : ('units' as const);
    const field = fieldNamed(of, row.field);
    if (field === undefined || (!by.isProgram && !maySee(by, field))) return [];
    const { has_source: has_source_value, by_name, corrected_at, reason } = row;
    return {
      ...{ file: of, key: row.serial ?? row.order_code ?? '', field: row.field, value: row.value, has_source_value },
      ...{ source_value: spelled(field.column, row.source_value), by: by_name, at: corrected_at.toISOString(), reason },
    };
  });
  return { results, next: rows.length < PAGE ? null : String(rows.at(-1)?.id ?? '') };
}
