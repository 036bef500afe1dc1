import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { WorkedEstimate } from '../../../contract/estimates/figures';
import type { EstimateInputs } from '../../../contract/estimates/inputs';
import type { EstimateState } from '../../../contract/estimates/states';

/** What a job of an order with a unit is estimated at, and where that stands. */
interface EstimatesTable {
  id: GeneratedAlways<number>;
  order_id: number;
  serial: string;
  /** The newest, which the state is of. */
  version: number;
  state: EstimateState;
  /** Hash of what was proposed, approved, quoted or won; null where nothing is. */
  held_grounds: string | null;
  proposed_by_subject: string | null;
  /** In the token of who proposed it, and of who began it: perhaps no address of one mailbox. */
  proposed_by_email: string | null;
  author_email: string | null;
  author_name: string;
  author_subject: string;
  created_at: Generated<Date>;
  copy_of: number | null;
}

/** One save of an estimate; never changed. */
interface EstimateVersionsTable {
  estimate_id: number;
  version: number;
  name: string;
  inputs: ColumnType<EstimateInputs, string, never>;
  worked: ColumnType<WorkedEstimate, string, never>;
  /** Hash of all that an approval of it holds for. */
  grounds: string;
  saved_by: string;
  saved_by_subject: string;
  saved_at: Generated<Date>;
}

/** What was done with an estimate, one row for each step. */
interface EstimateMarksTable {
  id: GeneratedAlways<number>;
  estimate_id: number;
  step: string;
  /** That it led to. */
  state: EstimateState;
  version: number;
  /** Hash of what the step holds for; null for steps that hold for nothing. */
  grounds: string | null;
  by_name: string;
  by_subject: string;
  at: Generated<Date>;
  reason: string | null;
  /** Of the step 'consent': who agreed for the customer, and on which day; null for all others. */
  consent_by: Generated<string | null>;
  consent_on: ColumnType<string | null, string | null | undefined, never>;
}

/** What a person has typed and not saved; 0 as the estimate for a new one. */
interface EstimateDraftsTable {
  subject: string;
  order_id: number;
  serial: string;
  estimate_id: number;
  version: number;
  name: string;
  inputs: ColumnType<EstimateInputs, string, string>;
  saved_at: Generated<Date>;
  /** Another one with each write. */
  revision: Generated<string>;
}

export interface EstimateTables {
  estimates: EstimatesTable;
  estimate_versions: EstimateVersionsTable;
  estimate_marks: EstimateMarksTable;
  estimate_drafts: EstimateDraftsTable;
}
