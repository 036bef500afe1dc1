import { formatDateTime } from '../format/date';
import type { Basis } from './table';

interface Made {
  /** ISO 8601. */
  readonly at: string;
  readonly by: string;
  /** The name of the time zone in which times are shown; the reader's where it is left out. */
  readonly timeZone?: string | undefined;
}

/** When a file was made, and who made it. */
export function madeBasis({ at, by, timeZone }: Made): readonly Basis[] {
  const zone = timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [
    ['As of', `${formatDateTime(at, zone)} (${zone})`],
    ['Exported by', by],
  ];
}

/** What narrows a list. */
export const filterBasis = (filters: readonly string[]): Basis => ['Filters', filters.join('; ') || 'None'];

/** In words, so that the data sheet has data alone. */
export const DOLLARS: Basis = ['Amounts', 'US dollars'];
