import { useEffect, useState } from 'react';
import { FILTER_DEBOUNCE_MS } from '../../../../domain/limits';
import type { InventoryList } from '../../../../domain/inventory/list/inventoryList';

/** The list to ask for: while a search is typed, the last one stands. All else is not delayed. */
export function useSettledList(list: InventoryList): { settled: InventoryList; isCurrent: boolean } {
  const { search } = list;
  const [typed, setTyped] = useState(search);
  const [last, setLast] = useState(list);
  const isCurrent = typed === search;

  // Timers are outside React.
  useEffect(() => {
    const timer = setTimeout(() => setTyped(search), FILTER_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [search]);

  if (isCurrent && last !== list) setLast(list);
  return { settled: isCurrent ? list : last, isCurrent };
}
