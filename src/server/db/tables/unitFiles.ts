import type { Generated, GeneratedAlways } from 'kysely';

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
