import type { ViewList } from '../../../contract/views';
import type { Generated, GeneratedAlways } from 'kysely';

/** A view of a list, saved under a name that its owner has once per list, case ignored. */
export interface SavedViewsTable {
  id: GeneratedAlways<number>;
  list: ViewList;
  name: string;
  /** The list's address after the '?'. */
  query: string;
  owner_subject: string;
  owner_name: string;
  is_shared: boolean;
  /** How often it was saved. */
  version: Generated<number>;
  updated_at: Generated<Date>;
}

/** The view that a person's list begins with: their own, or a shared one. */
export interface SavedViewStartsTable {
  subject: string;
  list: ViewList;
  view_id: number;
}
