import type { NONE, PhaseKey, VoltageClass } from '../../contract/orders/ordersBands';

/** An open order whose best unit is also the best of others. Numerics are text. */
export interface ContenderRow {
  serial: string;
  /** Other open orders with this best unit. */
  count: number;
  id: number;
  job_number: string;
  customer_name: string | null;
  request_date: string | null;
  best_score: string | null;
  next_serial: string | null;
  next_score: string | null;
  next_margin: string | null;
  /** Reserved by another order since. */
  is_next_taken: boolean;
}

export interface Worth {
  readonly orders: number;
  readonly value: number;
  readonly without_price: number;
}

export interface OverviewGroup extends Worth {
  readonly kind: string;
  readonly due_month: string | null;
  readonly age: string | null;
  readonly unit_status: string | null;
  readonly kva: string | null;
  readonly primary_class: string | null;
  readonly margin: string | null;
  readonly coverage: string | null;
}

export interface UnservedGroup extends Worth {
  readonly kva: string;
  readonly primary_class: VoltageClass | typeof NONE;
  readonly secondary_volts: string;
  readonly phase: PhaseKey;
  /** Including those not listed. */
  readonly groups: number;
}

export interface FreeUnits {
  readonly kva: string;
  readonly units: number;
}
