import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { readReservedList, writeReservedList, type ReservedList } from '../../../domain/reservations/reservedList';

const BY_THIS_SCREEN = 'reserved list';

/** The router updates late, so the screen holds its own changes. */
export function useReservedList() {
  const [query, setQuery] = useSearchParams();
  const { key, ...location } = useLocation();
  const state: unknown = location.state;
  const isOurs = useNavigationType() !== NavigationType.Pop && state === BY_THIS_SCREEN;
  const [{ of, list }, setShown] = useState(() => ({ of: key, list: readReservedList(query) }));
  if (of !== key) setShown({ of: key, list: isOurs ? list : readReservedList(query) });
  const show = (next: ReservedList, replace: boolean) => {
    setShown({ of: key, list: next });
    setQuery(writeReservedList(next), { replace, state: BY_THIS_SCREEN });
  };
  return [
    list,
    {
      search: (text: string) => show({ text, page: 1 }, true),
      turnTo: (page: number) => show({ ...list, page }, false),
    },
  ] as const;
}
