import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { oneLine } from '../../../domain/format/oneLine';
import { RESERVED_SEARCH_LENGTH } from '../../../domain/limits';

/** What is searched for and which page is shown: both live in the address, so that reload, Back and a link restore them. */
export interface ReservedList {
  /** As typed, with the spaces around it. */
  text: string;
  /** From 1; perhaps beyond the last. */
  page: number;
}

export interface ReservedListActions {
  search: (text: string) => void;
  turnTo: (page: number) => void;
}

/** Marks this screen's own navigations in the history. */
const BY_THIS_SCREEN = 'reserved list';

const read = (query: URLSearchParams): ReservedList => ({
  text: oneLine(query.get('search'), RESERVED_SEARCH_LENGTH),
  page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
});

/** The address of a list, without defaults. */
function write({ text, page }: ReservedList): URLSearchParams {
  const search = oneLine(text, RESERVED_SEARCH_LENGTH);
  return new URLSearchParams({ ...(search && { search }), ...(page > 1 && { page: String(page) }) });
}

/**
 * The list of the address, and how to change it. The router updates the address late, so this screen keeps its own
 * changes; what a link, Back or Forward brings is read from the address.
 */
export function useReservedList(): [ReservedList, ReservedListActions] {
  const [query, setQuery] = useSearchParams();
  const { key, ...location } = useLocation();
  const state: unknown = location.state;
  const isOurs = useNavigationType() !== NavigationType.Pop && state === BY_THIS_SCREEN;
  const [{ of, list }, setShown] = useState(() => ({ of: key, list: read(query) }));
  if (of !== key) setShown({ of: key, list: isOurs ? list : read(query) });
  const show = (next: ReservedList, replace: boolean) => {
    setShown({ of: key, list: next });
    setQuery(write(next), { replace, state: BY_THIS_SCREEN });
  };
  return [
    list,
    {
      search: (text) => show({ text, page: 1 }, true),
      turnTo: (page) => show({ ...list, page }, false),
    },
  ];
}
