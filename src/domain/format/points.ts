import { madeOnce } from './madeOnce';
import { NOT_AVAILABLE } from './orNA';

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'negative' } as const;
const points = madeOnce(() => new Intl.NumberFormat('en-US', ONE_DECIMAL));

/** Percentage points, one decimal ('12.5 pts'); 'N/A' where there is no number. */
export const formatPoints = (value: number | null): string =>
  Number.isFinite(value) ? `${points().format(value ?? 0)} pts` : NOT_AVAILABLE;
