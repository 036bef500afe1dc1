/** An open order and its best unit, which others look at, too. Numerics are text, as PostgreSQL sends them. */
export interface ContenderRow {
  serial: string;
  /** How many other open orders have this best unit. */
  count: number;
  id: number;
  job_number: string;
  customer_name: string | null;
  request_date: string | null;
  best_score: string | null;
  next_serial: string | null;
  next_score: string | null;
  next_margin: string | null;
  /** Another order has reserved it since. */
  is_next_taken: boolean;
}
