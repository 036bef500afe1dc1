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
