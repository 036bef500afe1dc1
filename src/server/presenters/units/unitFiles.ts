import type { Selectable } from 'kysely';
import type { UnitFile } from '../../../contract/unit/unit';
import type { UnitFilesTable } from '../../db/tables/unitFiles';
import { versionOf, type DocumentUnit } from '../../documents/documentUnit';

/**
 * Address of a unit's file, with the key that opens it for a while. A file that is made from the record has the record's
 * version; one that somebody added is called by its content, and its address ends with the session that asked for it.
 */
export type FileAddress = (serial: string, file: string, version?: string) => string;

export type AddedRow = Selectable<UnitFilesTable>;

interface FilesOf extends DocumentUnit {
  readonly pictures: readonly string[];
  readonly documents: readonly string[];
}

/** Where the sizes of a photo are, or a document. */
export function addressesOf({ serial, kind, hash, card_hash, list_hash }: AddedRow, addressOf: FileAddress) {
  const jpeg = (name: string | null) => (name === null ? null : addressOf(serial, `${name}.jpg`));
  if (kind === 'document') return { url: addressOf(serial, `${hash}.pdf`), card_url: null, list_url: null };
  return { url: addressOf(serial, `${hash}.jpg`), card_url: jpeg(card_hash), list_url: jpeg(list_hash) };
}

/**
 * The files of a unit (spec section 3, images), first what people added: photos, then drawings from the record, then PDFs.
 */
export function toFiles(unit: FilesOf, addressOf: FileAddress, added: readonly AddedRow[] = []): UnitFile[] {
  const { serial, pictures, documents } = unit;
  const version = versionOf(unit);
  const made = (name: string, type: string, kind: UnitFile['kind']): UnitFile => ({
    ...{ url: addressOf(serial, name, version), file_name: name, file_type: type, kind },
    ...{ card_url: null, list_url: null, caption: null },
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
