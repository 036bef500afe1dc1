import type { ColumnType, Generated } from 'kysely';
import type { ImportFile } from '../../../../contract/imports/files';
import type { ImportJob } from '../../../../contract/imports/job';

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
