import type { Accepted } from '../../../contract/matching/quote';
import type { Coverage } from '../../../contract/orders/ordersBands';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  AuditTable,
  BackupsTable,
  ChangeFeedTable,
  ChangesTable,
  ChargesTable,
  IdempotencyKeysTable,
  MailsTable,
  NoticesTable,
  OwnersTable,
  PeopleTable,
  RevokedTokensTable,
  SecretsTable,
} from './systemTables';
import type { InquiryTables } from './inquiryTables';
import type { RecordTables, Retirable, Sourced } from './recordTables';
import type {
  EstimateTables,
  QuotationTables,
  RateSetsTable,
  PlanScenariosTable,
  SavedViewsTable,
  SavedViewStartsTable,
} from './salesTables';
import type {
  ImportJobFilesTable,
  ImportJobsTable,
  FeedBatchesTable,
  ImportProfilesTable,
  ImportsTable,
  IndexesSetAsideTable,
  TakenFilesTable,
  UnitFileChangesTable,
  UnitFilesTable,
} from './importTables';

/** The driver returns numerics as text, without rounding. */
type Numeric = ColumnType<string | null, string | number | null, string | number | null>;
type Money = Numeric;
/** A calendar date, 'YYYY-MM-DD', without a time zone. */
type CalendarDate = ColumnType<string | null, string | null, string | null>;

export interface OrdersTable extends Retirable, Sourced {
  id: Generated<number>;
  order_code: string;
  job_number: string;
  sales_order_number: string | null;
  customer_name: string;
  ship_city: string | null;
  ship_state: string | null;
  order_date: CalendarDate;
  request_date: CalendarDate;
  sales_rep: string | null;
  sales_rep_emails: string[];
  /** Recondition or rewind. */
  order_type: 'RC' | 'RW';
  sale_price: Money;
  /** Set by the database while an estimate is won. */
  won_price: Generated<string | null>;
  issued_units: number;
  assigned_serial: string | null;
  engineering_review: boolean;
  unit_status: string | null;
  stock_code: string | null;
  stock_code_desc: string | null;
  stock_code_long_desc: string | null;
  notes: string | null;
  formatted_notes: string | null;
  warehouse: string | null;
  warehouse_desc: string | null;
  phase: number | null;
  kva_rating: Numeric;
  primary_voltage_kv: string | null;
  secondary_voltage_kv: string | null;
  impedance_pct: Numeric;
  tap_range_pct: string | null;
  bushing_type: string | null;
  bush_configuration: string | null;
  fusing: string | null;
  oil_type: string | null;
  oil_volume_liters: Numeric;
  dim_w_in: Numeric;
  dim_d_in: Numeric;
  dim_h_in: Numeric;
  weight_lbs: Numeric;
  unit_type: string | null;
  category: string | null;
  sec_bush: string | null;
  bil: Numeric;
  coil_type: string | null;
  freight_paid_by_customer: Generated<boolean>;
  /** Set for a line of an inquiry, which is no order. */
  inquiry_id: ColumnType<number | null, number | null | undefined, never>;
  /** The line of an inquiry that it holds one more unit for; nothing lists it. */
  place_of: ColumnType<number | null, number | null | undefined, never>;
}

/** `serial` is the inventory control number. A unit that was added by hand may lack its rating and is then not matched. */
export interface UnitsTable extends Retirable, Sourced {
  serial: string;
  condition: 'RC' | 'RW' | null;
  phase: number | null;
  kva_rating: Numeric;
  primary_voltage: string | null;
  secondary_voltage: string | null;
  primary_bil_kv: Numeric;
  impedance_pct: Numeric;
  taps: string | null;
  bush_type: string | null;
  bush_config_description: string | null;
  sec_bush: string | null;
  fusing_description: string | null;
  type_of_fluid: string | null;
  oil_volume_gal: Numeric;
  width_in: Numeric;
  depth_in: Numeric;
  height_in: Numeric;
  weight_lbs: Numeric;
  warehouse_desc: string | null;
  manufacturer: string | null;
  mfg_year: number | null;
  cooling_class: string | null;
  winding_material: string | null;
  unit_type: string | null;
  category: string | null;
  cabinet_condition: 'good' | 'replace';
  tank_condition: 'good' | 'replace';
  fab_notes: string | null;
  comments: string | null;
  unit_cost: Money;
  labor_cost: Money;
  materials_cost: Money;
  list_price: Money;
  fr3_fill_cost: Money;
  turn_pull_cost: Money;
  feed_conversion_cost: Money;
  replacement_cabinet_cost: Money;
  retank_cost: Money;
  pictures: string[];
  documents: string[];
}

/** Imported ones have no person. Every change also updates `orders.assigned_serial`, which queries read. */
export interface ReservationsTable {
  id: GeneratedAlways<number>;
  serial: string;
  order_id: number;
  reserved_at: Generated<Date>;
  reserved_by: string | null;
  /** The `sub` (Entra ID: `oid`) of who reserved it. */
  reserved_by_subject: string | null;
  reserved_by_email: string | null;
  released_at: Date | null;
  released_by: string | null;
  released_by_subject: string | null;
  /** Why it was reserved despite open points. */
  reason: string | null;
  release_reason: string | null;
  estimate_id: number | null;
  /** Accepted from the order's texts. */
  accepted: ColumnType<Accepted | null, string | null | undefined, never>;
  /** A hold for an inquiry ends then; null for reservations. */
  expires_at: ColumnType<Date | null, Date | string | null | undefined, null>;
}

export interface UnitOptionsTable {
  serial: string;
  /** US gallons; null if FR3 is off. */
  fr3_estimated_gallons: number | null;
  re_tank: boolean;
  feed_conversion: boolean;
  replacement_cabinet: boolean;
  turn_pull: boolean;
  /** Null: the specification's rates. */
  rates_id: number | null;
  version: number;
  updated_at: Generated<Date>;
  updated_by: string;
  updated_by_subject: string;
}

/** Derived: can be recomputed at any time. */
export interface OrderMatchesTable {
  order_id: number;
  coverage: Coverage;
  /** The best unit without a critical miss, covering or not. */
  best_serial: string | null;
  /** 0 to 1. */
  best_score: Numeric;
  /** US dollars, with recorded costs of needed work. */
  best_margin: Money;
  best_margin_percent: Numeric;
  /** All costs of the best unit are recorded. */
  is_complete: boolean | null;
  /** The next covering unit. */
  next_serial: string | null;
  next_score: Numeric;
  next_margin: Money;
  /** Voltage class (ordersBands.ts); null if none is required or it is unreadable. */
  primary_class: string | null;
  /** Line to line. */
  secondary_volts: number | null;
  judged_at: Generated<Date>;
}

/** Unique names of orders, maintained by triggers. */
export interface SearchNamesTable {
  kind: 'customer' | 'salesperson';
  name: string;
  last_order: CalendarDate;
}

export interface Database extends EstimateTables, QuotationTables, InquiryTables, RecordTables {
  orders: OrdersTable;
  units: UnitsTable;
  reservations: ReservationsTable;
  notices: NoticesTable;
  owners: OwnersTable;
  people: PeopleTable;
  mails: MailsTable;
  unit_options: UnitOptionsTable;
  order_matches: OrderMatchesTable;
  search_names: SearchNamesTable;
  plan_scenarios: PlanScenariosTable;
  saved_views: SavedViewsTable;
  saved_view_starts: SavedViewStartsTable;
  import_profiles: ImportProfilesTable;
  unit_files: UnitFilesTable;
  unit_file_changes: UnitFileChangesTable;
  rate_sets: RateSetsTable;
  imports: ImportsTable;
  import_jobs: ImportJobsTable;
  import_job_files: ImportJobFilesTable;
  indexes_set_aside: IndexesSetAsideTable;
  feed_batches: FeedBatchesTable;
  taken_files: TakenFilesTable;
  audit: AuditTable;
  backups: BackupsTable;
  idempotency_keys: IdempotencyKeysTable;
  changes: ChangesTable;
  change_feed: ChangeFeedTable;
  charges: ChargesTable;
  revoked_tokens: RevokedTokensTable;
  secrets: SecretsTable;
}
