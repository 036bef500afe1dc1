import type { ImportFile } from '../../../../contract/import/files';

/** A unit by IC#, or an order by id or code. */
export interface RecordId {
  readonly file: ImportFile;
  readonly recordKey: string;
}

/** With the number that people know it by: its IC# or job number. */
export interface NamedRecord extends RecordId {
  readonly number: string;
}

export const whatOf = ({ file }: Pick<RecordId, 'file'>): 'unit' | 'order' => (file === 'units' ? 'unit' : 'order');

/** 'unit 557128315' */
export const nameOf = ({ file, number }: Pick<NamedRecord, 'file' | 'number'>): string =>
  `${whatOf({ file })} ${number}`;
