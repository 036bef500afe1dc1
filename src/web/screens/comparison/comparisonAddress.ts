import { useCallback } from 'react';
import { type Location, useLocation, useSearchParams } from 'react-router-dom';
import { type AddressChanges, changedQuery, hasLeftScreen } from '../../parts/page/browserAddress';

/** The state of an entry page whose address was replaced, which gives it a new key. */
const ENTRY = { isEntry: true };

const isMarked = (state: unknown) => typeof state === 'object' && state !== null && 'isEntry' in state;

/** Whether the person entered the app with this page: Back in the browser would leave the app. */
export const isEntryPage = ({ key, state }: Location<unknown>): boolean => key === 'default' || isMarked(state);

/** The state to keep when the address of this page is replaced. */
export const replacedState = (location: Location<unknown>) => (isEntryPage(location) ? ENTRY : null);

/** How units are shown. */
export const VIEWS = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
] as const;

/** The address's query, which remembers how the comparison is shown: for a reload, for Back, for whoever is sent it. */
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
