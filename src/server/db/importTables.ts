import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { FeedAnswer } from '../../contract/feeds';
import type { ImportFile } from '../../contract/imports/files';
import type { ImportProfile } from '../../contract/imports/mapping';
import type { ImportJob } from '../../contract/imports/job';

/** Names are unique per kind of file, ignoring case. */
export interface ImportProfilesTable {
  id: GeneratedAlways<number>;
  file: ImportFile;
  name: string;
  layout: ColumnType<ImportProfile['layout'], string, string>;
  columns: ColumnType<ImportProfile['columns'], string, string>;
  saved_by: string;
  saved_at: Generated<Date>;
}

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
  /** From a program or a watched folder. */
  is_feed: Generated<boolean>;
}

/** A dropped index of `orders`, and the statement that recreates it. */
export interface IndexesSetAsideTable {
  name: string;
  definition: string;
}

/** A received batch and its answer. */
export interface FeedBatchesTable {
  source: string;
  file: ImportFile;
  batch: number;
  /** Of its mode and its content, unpacked. */
  content_hash: string;
  answer: ColumnType<FeedAnswer, string, never>;
  import_id: number;
}

/** A file from a watched folder, by the id at the start of its temporary name. */
export interface TakenFilesTable {
  id: string;
  name: string;
  report: string;
  import_id: number;
}

export interface ImportJobsTable {
  id: string;
  subject: string;
  /** Their name. */
  person: string;
  email: string | null;
  /** Client address. */
  address: string | null;
  /** The Idempotency-Key by which it was started; null where it had none. */
  key: string | null;
  /** Null while it waits, and after its end. */
  runner: string | null;
  /** May read and write; at most one running import has the slot. */
  holds_slot: Generated<boolean>;
  /** Last heartbeat of its server. */
  heartbeat_at: Date | null;
  /** Cancellation was requested. */
  is_cancelled: Generated<boolean>;
  state: ImportJob['state'];
  progress: ColumnType<ImportJob['progress'], string, string>;
  details: ColumnType<Omit<ImportJob, 'id' | 'state' | 'progress'>, string, string>;
  /** Null before inspection, and after its end. */
  inspections: ColumnType<unknown, string | null, string | null>;
  /** Null unless it waits. */
  waits_since: Date | null;
  started_at: Generated<Date>;
}

/** A piece of a file of an import that waits. */
export interface ImportJobFilesTable {
  job_id: string;
  file: ImportFile;
  /** Counted from 0. */
  part: number;
  /** Concatenated: the gzip file. */
  content: Buffer;
}

export interface UnitFilesTable {
  id: GeneratedAlways<number>;
  serial: string;
  kind: 'photo' | 'document';
  /** The file's name. */
  name: string;
  caption: Generated<string>;
  /** Display order. */
  position: number;
  /** SHA-256 of the upload, unique per unit. */
  source_hash: string;
  /** Key in the store: the document, or the largest photo. */
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
  /** Null while it is current. */
  removed_at: Date | null;
  removed_by: string | null;
}

/** One row per change. */
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
