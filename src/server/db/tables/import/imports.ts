import type { FeedAnswer } from '../../../../contract/feeds';
import type { ImportFile } from '../../../../contract/imports/files';
import type { ImportProfile } from '../../../../contract/imports/mapping';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A way of reading one kind of file, by a name that is unique for it, case ignored. */
export interface ImportProfilesTable {
  id: GeneratedAlways<number>;
  file: ImportFile;
  name: string;
  layout: ColumnType<ImportProfile['layout'], string, string>;
  columns: ColumnType<ImportProfile['columns'], string, string>;
  saved_by: string;
  saved_at: Generated<Date>;
}

/** One finished import. */
export interface ImportsTable {
  id: Generated<number>;
  finished_at: ColumnType<Date, Date | string | undefined, never>;
  orders_added: number;
  orders_changed: number;
  units_added: number;
  units_changed: number;
  orders_retired: Generated<number>;
  orders_returned: Generated<number>;
  units_retired: Generated<number>;
  units_returned: Generated<number>;
  /** A machine sent it, or it was taken from a folder. */
  is_feed: Generated<boolean>;
}

/** An index of `orders` while a large import goes without it, and the statement that makes it again. */
export interface IndexesSetAsideTable {
  name: string;
  definition: string;
}

/** A batch that was taken, with the answer that it got. */
export interface FeedBatchesTable {
  source: string;
  file: ImportFile;
  batch: number;
  /** Of its mode and its content, unpacked. */
  content_hash: string;
  answer: ColumnType<FeedAnswer, string, never>;
  import_id: number;
}

/** A file that was taken from a folder, by the id that its name in progress begins with. */
export interface TakenFilesTable {
  id: string;
  name: string;
  report: string;
  import_id: number;
}
