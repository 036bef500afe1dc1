import { useEffect } from 'react';
import type { Opened } from '../../../contract/search';
import { useServices } from '../services';

/** Remembers what the screen shows as the last that this person opened. */
export function useRememberOpened(kind: Opened['kind'], id: string, number: string | null): void {
  const { opened } = useServices();
  // The browser's storage is outside React.
  useEffect(() => {
    if (number !== null) opened?.remember({ kind, id, number });
  }, [opened, kind, id, number]);
}
