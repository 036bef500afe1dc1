import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { changedQuery, hasLeftScreen, type AddressChanges } from '../../../parts/page/browserAddress';
import { replacedState } from '../entryPage';

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
