import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { WorkedEstimate } from '../../../contract/estimates/figures';
import type { EstimateInputs } from '../../../contract/estimates/inputs';
import type { EstimateState } from '../../../contract/estimates/states';
import type { QuotationValues } from '../../../contract/estimates/quotations';
import type { RateValues } from '../../../contract/rates/rates';
import type { PlanQuestion, PlanResult } from '../../../contract/plan/planScenarios';
import type { ViewList } from '../../../contract/views';

interface EstimatesTable {
  id: GeneratedAlways<number>;
  order_id: number;
  serial: string;
  version: number;
  state: EstimateState;
  /** Hash of the proposed, approved, quoted or won data. */
  held_grounds: string | null;
  proposed_by_subject: string | null;
  /** From tokens: possibly no valid address. */
  proposed_by_email: string | null;
  author_email: string | null;
  author_name: string;
  author_subject: string;
  created_at: Generated<Date>;
  copy_of: number | null;
}

interface EstimateVersionsTable {
  estimate_id: number;
  version: number;
  name: string;
  inputs: ColumnType<EstimateInputs, string, never>;
  worked: ColumnType<WorkedEstimate, string, never>;
  /** Hash of the data behind an approval. */
  grounds: string;
  saved_by: string;
  saved_by_subject: string;
  saved_at: Generated<Date>;
}

interface EstimateMarksTable {
  id: GeneratedAlways<number>;
  estimate_id: number;
  step: string;
  state: EstimateState;
  version: number;
  /** Hash that the step applies to, if any. */
  grounds: string | null;
  by_name: string;
  by_subject: string;
  at: Generated<Date>;
  reason: string | null;
  consent_by: Generated<string | null>;
  consent_on: ColumnType<string | null, string | null | undefined, never>;
}

/** Unsaved input; `estimate_id` is 0 for a new estimate. */
interface EstimateDraftsTable {
  subject: string;
  order_id: number;
  serial: string;
  estimate_id: number;
  version: number;
  name: string;
  inputs: ColumnType<EstimateInputs, string, string>;
  saved_at: Generated<Date>;
  revision: Generated<string>;
}

export interface EstimateTables {
  estimates: EstimatesTable;
  estimate_versions: EstimateVersionsTable;
  estimate_marks: EstimateMarksTable;
  estimate_drafts: EstimateDraftsTable;
}

/** Immutable; the newest applies. */
interface QuotationSetsTable {
  id: GeneratedAlways<number>;
  values: ColumnType<QuotationValues, string, never>;
  reason: string;
  author_name: string;
  author_subject: string;
  created_at: Generated<Date>;
}

interface QuotationNumbersTable {
  year: number;
  last: number;
}

interface QuotationsTable {
  number: string;
  estimate_id: number | null;
  version: number;
  issued_on: ColumnType<string, string, never>;
  valid_until: ColumnType<string, string, never>;
  /** The other printed content (QuotationContent). */
  content: ColumnType<unknown, string, never>;
  issued_by: string;
  issued_at: Generated<Date>;
}

export interface QuotationTables {
  quotation_sets: QuotationSetsTable;
  quotation_numbers: QuotationNumbersTable;
  quotations: QuotationsTable;
}

/** Immutable; applies from its day on. */
export interface RateSetsTable {
  id: GeneratedAlways<number>;
  holds_from: ColumnType<string, string, never>;
  values: ColumnType<RateValues, string, never>;
  reason: string;
  author_name: string;
  author_subject: string;
  created_at: Generated<Date>;
}

export type RateSetRow = Selectable<RateSetsTable> & { readonly shares_day: boolean };

/** Older settings have a least match, 0 to 1. */
export type StoredQuestion = Omit<PlanQuestion, 'settings'> & {
  readonly settings: Partial<PlanQuestion['settings']> & { readonly match?: number };
};

/** Names are unique per author, ignoring case. */
export interface PlanScenariosTable {
  id: GeneratedAlways<number>;
  name: string;
  author_subject: string;
  author_name: string;
  created_at: Generated<Date>;
  question: ColumnType<StoredQuestion, string, never>;
  result: ColumnType<PlanResult, string, never>;
}

export type ScenarioRow = Selectable<PlanScenariosTable>;
export type ListedScenarioRow = Omit<ScenarioRow, 'result'> & Pick<PlanResult, 'day' | 'plan' | 'orders'>;

/** Names are unique per owner and list, ignoring case. */
export interface SavedViewsTable {
  id: GeneratedAlways<number>;
  list: ViewList;
  name: string;
  /** The list's address after the '?'. */
  query: string;
  owner_subject: string;
  owner_name: string;
  is_shared: boolean;
  version: Generated<number>;
  updated_at: Generated<Date>;
}

export interface SavedViewStartsTable {
  subject: string;
  list: ViewList;
  view_id: number;
}
