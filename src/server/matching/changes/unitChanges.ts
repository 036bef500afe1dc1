import { watchNotices } from './notices';

/** What changed: the serials of some units, or possibly any unit. */
export type UnitChange = readonly string[] | 'all';

export interface UnitChangesOptions {
  readonly url: string;
  /** Called for every notice, and with 'all' whenever notices may have been missed: at the start and after a gap. */
  readonly onChange: (change: UnitChange) => void;
  readonly onError: (error: unknown) => void;
}

/** Listens to `units_changed`. Returns how to stop. */
export const watchUnitChanges = ({ url, onChange, onError }: UnitChangesOptions) =>
  watchNotices({
    url,
    channel: 'units_changed',
    name: 'specai units',
    onNotice: (payload) => onChange(changeOf(payload)),
    onError,
  });

/** '*' or a JSON array of serials; anything else means "read them all again", which is always right. */
function changeOf(payload: string | null): UnitChange {
  if (payload?.startsWith('[') !== true) return 'all';
  try {
    const serials: unknown = JSON.parse(payload);
    return Array.isArray(serials) && serials.every((each) => typeof each === 'string') ? serials : 'all';
  } catch {
    return 'all';
  }
}
