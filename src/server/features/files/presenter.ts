import type { Selectable } from 'kysely';
import type { UnitFile } from '../../../contract/units/unit';
import type { UnitsTable } from '../../db/schema/schema';
import type { UnitFilesTable, UnitFileChangesTable } from '../../db/schema/importTables';
import type { AddedFile, FileChange, UnitFiles } from '../../../contract/units/unitFiles';

/** Address with a key: valid until the record changes, or until the session ends for added files. */
export type FileAddress = (serial: string, file: string, record?: Selectable<UnitsTable>) => string;

export type AddedRow = Selectable<UnitFilesTable>;

export function addressesOf({ serial, kind, hash, card_hash, list_hash }: AddedRow, addressOf: FileAddress) {
  const jpeg = (name: string | null) => (name === null ? null : addressOf(serial, `${name}.jpg`));
  if (kind === 'document') return { url: addressOf(serial, `${hash}.pdf`), card_url: null, list_url: null };
  return { url: addressOf(serial, `${hash}.jpg`), card_url: jpeg(card_hash), list_url: jpeg(list_hash) };
}

/** Spec section 3: photos, then drawings, then PDFs. */
export function toFiles(
  unit: Selectable<UnitsTable>,
  addressOf: FileAddress,
  added: readonly AddedRow[] = [],
): UnitFile[] {
  const { serial, pictures, documents } = unit;
  const made = (name: string, type: string, kind: UnitFile['kind']): UnitFile => ({
    url: addressOf(serial, name, unit),
    file_name: name,
    file_type: type,
    kind,
    card_url: null,
    list_url: null,
    caption: null,
  });
  const given = (kind: AddedRow['kind'], type: string) =>
    added.filter((each) => each.kind === kind).map((each) => toFile(each, addressOf, type));
  return [
    ...given('photo', 'picture'),
    ...pictures.map((view) => made(`${view}.svg`, 'picture', 'drawing')),
    ...given('document', 'pdf'),
    ...documents.map((document) => made(`${document}.pdf`, 'pdf', 'sheet')),
  ];
}

const toFile = (row: AddedRow, addressOf: FileAddress, type: string): UnitFile => ({
  ...addressesOf(row, addressOf),
  ...{ file_name: row.name, file_type: type, kind: row.kind, caption: row.caption || null },
});

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

export function toUnitFiles(
  rows: readonly AddedRow[],
  changes: readonly ChangeRow[],
  addressOf: FileAddress,
): UnitFiles {
  const filesWhere = (isRemoved: boolean) =>
    rows.filter((row) => (row.removed_at !== null) === isRemoved).map((row) => toAddedFile(row, addressOf));
  return { results: filesWhere(false), removed: filesWhere(true), history: changes.map(toChange) };
}
