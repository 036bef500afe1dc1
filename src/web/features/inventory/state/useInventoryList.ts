import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { Facet, InventorySort } from '../../../../contract/inventory/inventoryQuery';
import type { ListedUnit } from '../../../../contract/inventory/inventoryList';
import { toggled, without } from '../../../../domain/inventory/list/chosenFacets';
import {
  type InventoryList,
  readInventory,
  resized,
  turned,
  writeInventory,
} from '../../../../domain/inventory/list/inventoryList';
import type { InventoryLook, InventoryView } from '../../../../domain/inventory/list/look';
import { FILTER_DEBOUNCE_MS } from '../../../../domain/limits';
import { useDebounced } from '../../../lib/useDebounced';
import { useInventoryLook } from './inventoryLook';

const BY_THIS_SCREEN = 'inventory list';

export function useInventoryList() {
  const [remembered, remember] = useInventoryLook();
  const [query, setQuery] = useSearchParams();
  const { key, ...location } = useLocation();
  const state: unknown = location.state;
  const isOurs = useNavigationType() !== NavigationType.Pop && state === BY_THIS_SCREEN;
  const [{ of, list }, setShown] = useState(() => ({ of: key, list: readInventory(query, remembered) }));
  if (of !== key) setShown({ of: key, list: isOurs ? list : readInventory(query, remembered) });

  const show = (next: InventoryList, stored = remembered, replace = false) => {
    setShown({ of: key, list: next });
    setQuery(writeInventory(next, stored), { replace, state: BY_THIS_SCREEN });
  };
  const showAs = (next: InventoryList, change: Partial<InventoryLook>) => {
    const stored = { ...remembered, ...change };
    remember(stored);
    show(next, stored);
  };
  const actions = {
    search: (search: string) => show({ ...list, search, page: 1 }, remembered, true),
    toggle: (facet: Facet, value: string) => show({ ...list, chosen: toggled(list.chosen, facet, value), page: 1 }),
    clearFacet: (facet: Facet) => show({ ...list, chosen: without(list.chosen, facet), page: 1 }),
    clear: () => show({ ...list, search: '', chosen: {}, page: 1 }),
    sort: (by: InventorySort, isNumeric: boolean) =>
      show({ ...list, order: turned(list.order, by, isNumeric), page: 1 }),
    turnTo: (page: number) => show({ ...list, page }),
    resize: (rows: number) => show(resized(list, { rows })),
    view: (view: InventoryView) => showAs(resized(list, { view }), { view }),
    look: (change: Partial<InventoryLook>) => showAs({ ...list, ...change }, change),
  };
  return [list, actions] as const;
}

export type InventoryActions = ReturnType<typeof useInventoryList>[1];

export function useSettledList(list: InventoryList): { settled: InventoryList; isCurrent: boolean } {
  const { search } = list;
  const [last, setLast] = useState(list);
  const isCurrent = useDebounced(search, FILTER_DEBOUNCE_MS) === search;
  if (isCurrent && last !== list) setLast(list);
  return { settled: isCurrent ? list : last, isCurrent };
}

export interface UnitsViewProps {
  units: readonly ListedUnit[];
  list: InventoryList;
  onSort: InventoryActions['sort'];
}
