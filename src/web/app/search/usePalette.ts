import { useState } from 'react';
import { MAX_SEARCH_LENGTH } from '../../../contract/search';
import { listedScreens } from '../routes/screens';
import { useGetSearchQuery } from '../../state/api/search/search';
import { useViewLinks } from '../../state/api/views/useViewLinks';
import { useServices } from '../../state/services';
import { actionsOnScreen } from '../../ui/keyboard/actionsOnScreen';
import { foundGroups } from './groups/foundGroups';
import { inOrder, type PaletteGroup } from './groups/groups';
import { keyOf, ownGroups } from './groups/ownGroups';
import { viewGroup } from './groups/viewGroup';
import { useDebounced } from './useDebounced';

/** Waits for the next letter of somebody who types fast, ms. */
const DEBOUNCE_MS = 40;

interface PaletteState {
  readonly groups: readonly PaletteGroup[];
  /** The server has not answered for the text that stands there. */
  readonly isPending: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** What the palette shows for a text; of what the server found, only what it found for this very text. */
export function usePalette(typed: string): PaletteState {
  const { opened, config, permissions } = useServices();
  // As it was when the palette opened: the screen behind does not change meanwhile.
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
