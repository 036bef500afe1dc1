import { useEffect } from 'react';
import { useServices } from '../services';

/**
 * Keeps unsaved work of a place while there is some, so that it outlives a redirect to the provider. Null: nothing is
 * unsaved. Returns how to drop it where the person leaves it behind.
 */
export function useKeptDraft(place: string, draft: object | null): () => void {
  const { drafts } = useServices();
  const text = draft && JSON.stringify(draft);
  useEffect(() => drafts?.keep(place, text), [drafts, place, text]);
  return () => drafts?.keep(place, null);
}
