import { useCallback } from 'react';
import { type Location, useLocation, useSearchParams } from 'react-router-dom';
import { type AddressChanges, changedQuery, hasLeftScreen } from '../../../lib/browserAddress';

/** Replacing the address of an entry page gives it a new key; this state marks it. */
const ENTRY = { isEntry: true };

/** Whether the user entered the app on this page: browser Back would leave the app. */
export const isEntryPage = ({ key, state }: Location<unknown>): boolean =>
  key === 'default' || (typeof state === 'object' && state !== null && 'isEntry' in state);

export const replacedState = (location: Location<unknown>) => (isEntryPage(location) ? ENTRY : null);

export const VIEWS = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
] as const;

export function useComparisonAddress() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const write = useCallback(
    (changes: AddressChanges) => {
      const query = changedQuery(changes);
      if (hasLeftScreen(location) || query.toString() === changedQuery({}).toString()) return;
      setParams(query, { replace: true, preventScrollReset: true, state: replacedState(location) });
    },
    [setParams, location],
  );
  return { params, write };
}

/** The address while the table follows the list's sort. */
export const AS_LISTED: AddressChanges = { sort: null, direction: null };
