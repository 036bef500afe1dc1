import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { FeedAnswer } from '../../contract/feeds';
import type { ImportFile } from '../../contract/imports/files';
import type { ImportProfile } from '../../contract/imports/mapping';
import type { ImportJob } from '../../contract/imports/job';

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

/** An import that a person started in the app. */
export interface ImportJobsTable {
  id: string;
  subject: string;
  /** Their name. */
  person: string;
  email: string | null;
  /** Where they were when they started it. */
  address: string | null;
  /** The Idempotency-Key by which it was started; null where it had none. */
  key: string | null;
  /** The server that runs it; null while it waits for its person, and after its end. */
  runner: string | null;
  /** Its server may read and write it; its files may arrive without. At most one import that runs has it. */
  holds_slot: Generated<boolean>;
  /** When its server last said that it lives. */
  heartbeat_at: Date | null;
  /** Its person wants it to stop. */
  is_cancelled: Generated<boolean>;
  state: ImportJob['state'];
  progress: ColumnType<ImportJob['progress'], string, string>;
  details: ColumnType<Omit<ImportJob, 'id' | 'state' | 'progress'>, string, string>;
  /** How its files are read; null before that is known, and after its end. */
  inspections: ColumnType<unknown, string | null, string | null>;
  /** Null unless it waits for its person. */
  waits_since: Date | null;
  started_at: Generated<Date>;
}

/** A piece of a file of an import that waits. */
export interface ImportJobFilesTable {
  job_id: string;
  file: ImportFile;
  /** Counted from 0. */
  part: number;
  /** One after the other they are the file as gzip. */
  content: Buffer;
}

/** A photo or document that was added to a unit. */
export interface UnitFilesTable {
  id: GeneratedAlways<number>;
  serial: string;
  kind: 'photo' | 'document';
  /** As its file was called. */
  name: string;
  caption: Generated<string>;
  /** Files of a unit are shown in order of it. */
  position: number;
  /** SHA-256 of what was sent, which a unit has once. */
  source_hash: string;
  /** Under which the store keeps it: a document as it was sent, a photo in its largest size. */
  hash: string;
  /** A photo in its smaller sizes; null for a document. */
  card_hash: string | null;
  list_hash: string | null;
  /** Of what `hash` names. */
  bytes: number;
  /** Pixels; null for a document. */
  width: number | null;
  height: number | null;
  added_at: Generated<Date>;
  added_by: string;
  /** Null while the unit has it. */
  removed_at: Date | null;
  removed_by: string | null;
}

/** What became of a unit's file, one row for each change. */
export interface UnitFileChangesTable {
  id: GeneratedAlways<number>;
  file_id: number;
  change: 'added' | 'captioned' | 'removed' | 'restored';
  /** As it is since then. */
  caption: string;
  changed_at: Generated<Date>;
  changed_by: string;
  changed_by_subject: string;
}
