import type { Database } from '../db/schema';

/** What the role of the servers may do with a table, besides reading it. */
export interface TableRights<Column extends string = string> {
  /** Every column, or every one except those that the database fills by itself. */
  readonly insert?: 'all' | { readonly except: readonly Column[] };
  readonly update?: 'all' | readonly Column[];
  readonly delete?: true;
}

type ServerRights = { readonly [Table in keyof Database]: TableRights<keyof Database[Table] & string> };

/** Rows that triggers or sweeps write again at any time, and what people may remove. */
const OWN_WORK = { insert: 'all', update: 'all', delete: true } as const;

/** Rows are added, and neither changed nor removed. Their ids and times come from the database. */
const HISTORY = {
  audit: { insert: { except: ['id', 'at'] } },
  estimate_marks: { insert: { except: ['id', 'at'] } },
  estimate_versions: { insert: { except: ['saved_at'] } },
  feed_batches: { insert: 'all' },
  // Servers of the release before name finished_at, which a trigger sets anyway.
  imports: { insert: { except: ['id'] } },
  quotation_sets: { insert: { except: ['id', 'created_at'] } },
  quotations: { insert: { except: ['issued_at'] } },
  rate_sets: { insert: { except: ['id', 'created_at'] } },
  taken_files: { insert: 'all' },
  unit_file_changes: { insert: { except: ['id', 'changed_at'] } },
} as const;

/** Rows that change, and stay. */
const LASTING = {
  estimates: {
    insert: { except: ['id', 'created_at'] },
    update: ['version', 'state', 'held_grounds', 'proposed_by_subject', 'proposed_by_email'],
  },
  notices: { insert: { except: ['id', 'created_at', 'dismissed_at'] }, update: ['dismissed_at'] },
  orders: { insert: { except: ['id'] }, update: 'all' },
  quotation_numbers: { insert: 'all', update: ['last'] },
  // The right to update all columns is what lets an import lock the table; a trigger refuses most of them.
  reservations: {
    insert: { except: ['id', 'reserved_at', 'released_at', 'released_by', 'released_by_subject', 'release_reason'] },
    update: 'all',
  },
  secrets: { insert: 'all' },
  unit_files: {
    insert: { except: ['id', 'added_at', 'removed_at', 'removed_by'] },
    update: ['caption', 'position', 'removed_at', 'removed_by'],
  },
  unit_options: { insert: 'all', update: 'all' },
  units: { insert: 'all', update: 'all' },
} as const;

const OTHERS = {
  change_feed: { update: ['pruned_to'] },
  changes: { insert: 'all', delete: true },
  charges: OWN_WORK,
  estimate_drafts: OWN_WORK,
  idempotency_keys: { insert: 'all', delete: true },
  import_job_files: OWN_WORK,
  import_jobs: OWN_WORK,
  import_profiles: OWN_WORK,
  // Only an owner of the tables can set indexes aside.
  indexes_set_aside: {},
  mails: OWN_WORK,
  order_matches: OWN_WORK,
  plan_scenarios: { insert: { except: ['id', 'created_at'] }, delete: true },
  revoked_tokens: { insert: 'all', update: ['expires_at', 'issued_until'], delete: true },
  saved_view_starts: OWN_WORK,
  saved_views: OWN_WORK,
  search_names: OWN_WORK,
} as const;

/** Every table: a new one does not compile before it is here. */
export const SERVER_RIGHTS: ServerRights = { ...HISTORY, ...LASTING, ...OTHERS };
