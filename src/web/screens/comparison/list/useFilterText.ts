import { useEffect, useState } from 'react';
import { FILTER_DEBOUNCE_MS } from '../../../../domain/limits';
import { useComparisonAddress } from './useComparisonAddress';

/** The text of the filter box, which filters at once. The address has it once nobody types any more. */
export function useFilterText() {
  const { params, write } = useComparisonAddress();
  const [text, setText] = useState(() => params.get('filter') ?? '');
  // The address is the browser's; browsers refuse one that changes with every letter.
  useEffect(() => {
    const timer = setTimeout(() => write({ filter: text.trim() === '' ? null : text.trim() }), FILTER_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, write]);
  return [text, setText] as const;
}
