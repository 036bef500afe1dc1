import type { RatesDraft } from '../../../../domain/rateSets/ratesDraft';
import type { Rates } from '../../../../domain/rates/rates';

/** What a part of the rates is shown by. */
export interface DraftProps {
  draft: RatesDraft;
  /** What is wrong, by rate. */
  problems: Readonly<Partial<Record<keyof Rates, string>>>;
  /** Null where nothing is edited. */
  onChange: ((draft: RatesDraft) => void) | null;
}
