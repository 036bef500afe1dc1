import { useEffect, useState } from 'react';
import { MAX_SEARCH_LENGTH } from '../../../contract/search';
import { listedScreens } from '../routes/screens';
import { useGetSearchQuery } from '../../state/api/shell';
import { useViewLinks } from '../../state/api/views';
import { useServices } from '../../state/services';
import { actionsOnScreen } from '../../ui/keyboard/shortcuts';
import { foundGroups, inOrder, keyOf, ownGroups, viewGroup } from './groups';

function useDebounced<T>(value: T, waitMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return settled;
}

const DEBOUNCE_MS = 40;

export function usePalette(typed: string) {
  const { opened, config, permissions } = useServices();
  // The screen behind cannot change while the palette is open.
  const [own] = useState(() => ({
    opened: opened?.list() ?? [],
    screens: listedScreens(config.capabilities, permissions),
    actions: actionsOnScreen(),
  }));
  const views = useViewLinks();
  const text = typed.trim().slice(0, MAX_SEARCH_LENGTH);
  const settled = useDebounced(text, DEBOUNCE_MS);
  const { currentData, isFetching, error, refetch } = useGetSearchQuery(settled, { skip: settled === '' });
  const isPending = text !== settled || (text !== '' && isFetching);
  const isAnswered = !isPending && text !== '';
  const found = isAnswered && currentData ? foundGroups(text, currentData, new Set(own.opened.map(keyOf))) : [];
  return {
    groups: inOrder([...found, viewGroup(text, views), ...ownGroups(text, own)]),
    isPending,
    error: isAnswered ? error : undefined,
    refetch,
  };
}
