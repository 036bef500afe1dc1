import type { ChangedCounts } from '../../../domain/changes/changes';
import { changeKey, type Change, type ChangesState } from '../slices/changes/changes';
import type { LoadsState } from '../slices/changes/loads';

/** What a screen shows, and by which answers. */
export interface OnScreen {
  /** Serials. */
  readonly units: readonly (string | number)[];
  /** Ids. */
  readonly orders: readonly (string | number)[];
  /** It shows whatever is reserved: a unit that is reserved now belongs to it. */
  readonly hasAllReserved?: boolean;
  /** The id of the order whose estimates it shows. */
  readonly estimatesOf?: string | undefined;
  /** The request whose answer it shows. */
  readonly request: string | undefined;
  /** The request for what is reserved, where its answer says more than the other one. */
  readonly reservations?: string | undefined;
}

export interface ChangedOnScreen extends ChangedCounts {
  /** Of the units that changed, by serial. */
  readonly ofUnits: Readonly<Record<string, Change>>;
}

export const NOTHING_CHANGED: ChangedOnScreen = {
  units: 0,
  orders: 0,
  areEstimates: false,
  isMany: false,
  ofUnits: {},
};

/** Of what a screen shows, what changed after it was asked for. */
export function changedOnScreen({ changes }: ChangesState, loads: LoadsState, shown: OnScreen): ChangedOnScreen {
  if (Object.keys(changes).length === 0) return NOTHING_CHANGED;
  const saving = new Set(Object.values(loads.saving).flat());
  const isNews = (key: string): boolean => {
    const change = changes[key];
    return change !== undefined && !saving.has(key) && change.at > knownUntil(loads, shown, change);
  };
  const units = new Set(shown.units.map((serial) => changeKey('unit', serial)));
  if (shown.hasAllReserved) for (const key of newlyReserved(changes)) units.add(key);
  const changedUnits = [...units].filter(isNews);
  return {
    units: changedUnits.length,
    orders: new Set(shown.orders.map((id) => changeKey('order', id)).filter(isNews)).size,
    areEstimates: shown.estimatesOf !== undefined && isNews(changeKey('estimates', shown.estimatesOf)),
    isMany: isNews(changeKey('many', null)),
    ofUnits: Object.fromEntries(changedUnits.flatMap((key) => pairOf(key, changes[key]))),
  };
}

/** A request that began before the first change knows of none. */
const toldBefore = ({ asked }: LoadsState, request: string | undefined): number =>
  request === undefined ? 0 : (asked[request] ?? 0);

function knownUntil(loads: LoadsState, { request, reservations }: OnScreen, { reservation }: Change): number {
  const known = toldBefore(loads, request);
  return reservation === null ? known : Math.max(known, toldBefore(loads, reservations));
}

const newlyReserved = (changes: ChangesState['changes']): string[] =>
  Object.entries(changes).flatMap(([key, { reservation }]) => (reservation?.isReserved ? [key] : []));

const pairOf = (key: string, change: Change | undefined): [string, Change][] =>
  change === undefined ? [] : [[key.slice(changeKey('unit', '').length), change]];
