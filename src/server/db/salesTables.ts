import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { WorkedEstimate } from '../../contract/estimates/figures';
import type { EstimateInputs } from '../../contract/estimates/inputs';
import type { EstimateState } from '../../contract/estimates/states';
import type { QuotationValues } from '../../contract/estimates/quotations';
import type { RateValues } from '../../contract/rates/rates';
import type { PlanQuestion, PlanResult } from '../../contract/plan/planScenarios';
import type { ViewList } from '../../contract/views';

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

/** What quotations say from a moment on. Sets are never changed. */
interface QuotationSetsTable {
  id: GeneratedAlways<number>;
  values: ColumnType<QuotationValues, string, never>;
  reason: string;
  author_name: string;
  author_subject: string;
  created_at: Generated<Date>;
}

/** The last number of a year: each is given once, in the transaction of its quotation. */
interface QuotationNumbersTable {
  year: number;
  last: number;
}

/** An offer as it was made; never changed. */
interface QuotationsTable {
  number: string;
  /** Null where the estimate is gone. */
  estimate_id: number | null;
  version: number;
  issued_on: ColumnType<string, string, never>;
  valid_until: ColumnType<string, string, never>;
  /** All that is printed besides: `documents/quotation/quotation.ts`. */
  content: ColumnType<unknown, string, never>;
  issued_by: string;
  issued_at: Generated<Date>;
}

export interface QuotationTables {
  quotation_sets: QuotationSetsTable;
  quotation_numbers: QuotationNumbersTable;
  quotations: QuotationsTable;
}

/** The numbers of the business from a day on, until the next set holds. Sets are never changed. */
export interface RateSetsTable {
  id: GeneratedAlways<number>;
  holds_from: ColumnType<string, string, never>;
  values: ColumnType<RateValues, string, never>;
  reason: string;
  author_name: string;
  author_subject: string;
  created_at: Generated<Date>;
}

/** Settings from before there were classes have the least match of a unit, 0 to 1. */
export type StoredQuestion = Omit<PlanQuestion, 'settings'> & {
  readonly settings: Partial<PlanQuestion['settings']> & { readonly match?: number };
};

/** A plan that somebody keeps, under a name that its author has once, case ignored. */
export interface PlanScenariosTable {
  id: GeneratedAlways<number>;
  name: string;
  author_subject: string;
  author_name: string;
  created_at: Generated<Date>;
  question: ColumnType<StoredQuestion, string, never>;
  /** As it was. */
  result: ColumnType<PlanResult, string, never>;
}

export type ScenarioRow = Selectable<PlanScenariosTable>;
/** Without the rows of its result. */
export type ListedScenarioRow = Omit<ScenarioRow, 'result'> & Pick<PlanResult, 'day' | 'plan' | 'orders'>;

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
