/** Why a cell cannot be read, and how to fix it. */
export interface Refusal {
  readonly reason: string;
  readonly fix: string;
}
