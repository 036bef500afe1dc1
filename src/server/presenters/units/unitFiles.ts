import type { UnitFile } from '../../../contract/unit/unit';

/** Address of a unit's file, with the key that opens it. */
export type FileAddress = (serial: string, file: string) => string;

interface FilesOf {
  readonly serial: string;
  readonly pictures: readonly string[];
  readonly documents: readonly string[];
}

/** The files kept of a unit: drawings are pictures, documents are PDFs (spec section 3, images). */
export function toFiles({ serial, pictures, documents }: FilesOf, addressOf: FileAddress): UnitFile[] {
  const file = (name: string, type: string) => ({ url: addressOf(serial, name), file_name: name, file_type: type });
  return [
    ...pictures.map((view) => file(`${view}.svg`, 'picture')),
    ...documents.map((document) => file(`${document}.pdf`, 'pdf')),
  ];
}
