import { useEffect, useState } from 'react';
import { FILTER_DEBOUNCE_MS } from '../../../../domain/limits';
import { useComparisonAddress } from './useComparisonAddress';

/** The text of the filter box, which filters at once. The address has it once nobody types any more. */
export function useFilterText() {
  const { params, write } = useComparisonAddress();
  const [text, setText] = useState(() => params.get('filter') ?? '');
  const shown = params.toString();
  // The address is the browser's; browsers refuse one that changes with every letter.
  useEffect(() => {
    const settle = () => {
      // A view is being opened: it says what is filtered, and no longer what was typed before.
      const isLeaving = new URLSearchParams(window.location.search).toString() !== shown;
      if (!isLeaving) write({ filter: text.trim() === '' ? null : text.trim() });
    };
    const timer = setTimeout(settle, FILTER_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, shown, write]);
  return [text, setText] as const;
}
