import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { FeedAnswer } from '../../../contract/feeds';
import type { ImportFile } from '../../../contract/import/files';
import type { ImportProfile } from '../../../contract/import/mapping';
import type { ImportJob } from '../../../contract/import/job';

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
  is_feed: Generated<boolean>;
  orders_file: Generated<string | null>;
  units_file: Generated<string | null>;
  by_name: Generated<string | null>;
}

export interface IndexesSetAsideTable {
  name: string;
  definition: string;
}

export interface FeedBatchesTable {
  source: string;
  file: ImportFile;
  batch: number;
  /** Of mode and unpacked content. */
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
  person: string;
  email: string | null;
  address: string | null;
  /** Idempotency-Key that started it. */
  key: string | null;
  /** Null while waiting and after the end. */
  runner: string | null;
  /** At most one running import has the slot. */
  holds_slot: Generated<boolean>;
  heartbeat_at: Date | null;
  is_cancelled: Generated<boolean>;
  state: ImportJob['state'];
  progress: ColumnType<ImportJob['progress'], string, string>;
  details: ColumnType<Omit<ImportJob, 'id' | 'state' | 'progress'>, string, string>;
  inspections: ColumnType<unknown, string | null, string | null>;
  /** Null unless waiting. */
  waits_since: Date | null;
  started_at: Generated<Date>;
}

export interface ImportJobFilesTable {
  job_id: string;
  file: ImportFile;
  part: number;
  /** Concatenated parts are a gzip file. */
  content: Buffer;
}

export interface UnitFilesTable {
  id: GeneratedAlways<number>;
  serial: string;
  kind: 'photo' | 'document';
  name: string;
  caption: Generated<string>;
  position: number;
  /** SHA-256 of the upload, unique per unit. */
  source_hash: string;
  /** Key in the store: the document, or the largest photo. */
  hash: string;
  card_hash: string | null;
  list_hash: string | null;
  bytes: number;
  /** Pixels; null for documents. */
  width: number | null;
  height: number | null;
  added_at: Generated<Date>;
  added_by: string;
  removed_at: Date | null;
  removed_by: string | null;
}

export interface UnitFileChangesTable {
  id: GeneratedAlways<number>;
  file_id: number;
  change: 'added' | 'captioned' | 'removed' | 'restored';
  caption: string;
  changed_at: Generated<Date>;
  changed_by: string;
  changed_by_subject: string;
}
