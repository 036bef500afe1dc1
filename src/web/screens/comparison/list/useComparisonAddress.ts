import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { replacedState } from '../entryPage';

/** What changes in the address; null for what is not to stand there. */
export type AddressChanges = Readonly<Record<string, string | null>>;

/** The address's query, which remembers how the comparison is shown: for a reload, for Back, for whoever is sent it. */
export function useComparisonAddress() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const write = useCallback(
    (changes: AddressChanges) => {
      // What the browser has: React may not have rendered yet what was written a moment ago.
      const query = new URLSearchParams(window.location.search);
      const before = query.toString();
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) query.delete(name);
        else query.set(name, value);
      }
      if (query.toString() === before) return;
      setParams(query, { replace: true, preventScrollReset: true, state: replacedState(location) });
    },
    [setParams, location],
  );
  return { params, write };
}
