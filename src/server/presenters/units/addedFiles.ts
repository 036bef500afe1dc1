import type { Selectable } from 'kysely';
import type { AddedFile, FileChange, UnitFiles } from '../../../contract/unit/unitFiles';
import type { UnitFileChangesTable } from '../../db/tables/unitFiles';
import { addressesOf, type AddedRow, type FileAddress } from './unitFiles';

type ChangeRow = Selectable<UnitFileChangesTable>;

export function toAddedFile(row: AddedRow, addressOf: FileAddress): AddedFile {
  const { url, card_url, list_url } = addressesOf(row, addressOf);
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    caption: row.caption,
    url,
    cardUrl: card_url,
    listUrl: list_url,
    bytes: row.bytes,
    addedAt: row.added_at.toISOString(),
    addedBy: row.added_by,
    removedAt: row.removed_at?.toISOString() ?? null,
    removedBy: row.removed_by,
  };
}

const toChange = (row: ChangeRow): FileChange => ({
  fileId: row.file_id,
  change: row.change,
  caption: row.caption,
  at: row.changed_at.toISOString(),
  by: row.changed_by,
});

/** What a unit has and had; rows in order. */
export function toUnitFiles(
  rows: readonly AddedRow[],
  changes: readonly ChangeRow[],
  addressOf: FileAddress,
): UnitFiles {
  const filesWhere = (isRemoved: boolean) =>
    rows.filter((row) => (row.removed_at !== null) === isRemoved).map((row) => toAddedFile(row, addressOf));
  return { results: filesWhere(false), removed: filesWhere(true), history: changes.map(toChange) };
}
