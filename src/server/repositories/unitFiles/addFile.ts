import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { inTransaction } from '../unitOfWork';
import type { UnitFilesTable } from '../../db/tables/unitFiles';
import { confirm } from '../../access/confirm';
import type { Principal } from '../../access/principal';
import { countOf, lastPosition, logChange, markRemoved, markRestored } from './changeFile';
import { lockContents, lockUnit } from './locks';

type Row = Selectable<UnitFilesTable>;

/** Under which names the store keeps a file, and what it says of itself. */
export type FileContents = Pick<
  Insertable<UnitFilesTable>,
  'hash' | 'card_hash' | 'list_hash' | 'bytes' | 'width' | 'height'
>;

export interface NewUnitFile {
  readonly serial: string;
  readonly kind: Row['kind'];
  readonly name: string;
  readonly caption: string;
  readonly sourceHash: string;
  readonly by: Principal;
  /** Puts the contents into the store. */
  readonly keep: () => Promise<FileContents>;
  /** Whether a file that was removed comes back when it is sent again. */
  readonly restores: boolean;
  /** Whether it takes the place of those that are called the same. */
  readonly replaces: boolean;
  /** Files that a unit may have. */
  readonly most: number;
}

export type FileAdded =
  | { readonly outcome: 'added' | 'restored' | 'unchanged' | 'removed'; readonly file: Row }
  | { readonly outcome: 'full' };

/** Whoever is stopped in the middle leaves contents without a row, and never a row without its contents. */
export const addFile = (db: Kysely<Database>, file: NewUnitFile): Promise<FileAdded> =>
  inTransaction(db, async (trx) => {
    await confirm(trx, file.by, 'editUnitFiles');
    await lockContents(trx, 'together');
    const contents = await file.keep();
    await lockUnit(trx, file.serial);
    const known = await sentBefore(trx, file);
    if (known !== undefined && (known.removed_at === null || !file.restores)) {
      return { outcome: known.removed_at === null ? 'unchanged' : 'removed', file: known };
    }
    const replaced = file.replaces ? await removeNamesakes(trx, file) : null;
    if ((await countOf(trx, file.serial)) >= file.most) return { outcome: 'full' };
    const position = replaced ?? (await lastPosition(trx, file.serial)) + 1;
    return known === undefined
      ? { outcome: 'added', file: await insert(trx, file, contents, position) }
      : { outcome: 'restored', file: await markRestored(trx, known, position, file.by) };
  });

const sentBefore = (trx: Transaction<Database>, { serial, sourceHash }: NewUnitFile): Promise<Row | undefined> =>
  trx
    .selectFrom('unit_files')
    .selectAll()
    .where('serial', '=', serial)
    .where('source_hash', '=', sourceHash)
    .executeTakeFirst();

/** The place of the first that was removed; null where there was none. */
async function removeNamesakes(trx: Transaction<Database>, { serial, name, by }: NewUnitFile): Promise<number | null> {
  const namesakes = await trx
    .selectFrom('unit_files')
    .selectAll()
    .where('serial', '=', serial)
    .where('name', '=', name)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .execute();
  for (const each of namesakes) await markRemoved(trx, each, by);
  return namesakes[0]?.position ?? null;
}

async function insert(
  trx: Transaction<Database>,
  file: NewUnitFile,
  contents: FileContents,
  position: number,
): Promise<Row> {
  const { serial, kind, name, caption, sourceHash, by } = file;
  const row = await trx
    .insertInto('unit_files')
    .values({ serial, kind, name, caption, position, source_hash: sourceHash, added_by: by.name, ...contents })
    .returningAll()
    .executeTakeFirstOrThrow();
  await logChange(trx, row, 'added', by);
  return row;
}
