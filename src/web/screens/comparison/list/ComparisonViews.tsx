import { memo, startTransition } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { SavedViews } from '../../../parts/views/SavedViews';
import { useSavedViews } from '../../../state/api/views';
import { replacedState } from '../entryPage';

/** The saved views of comparisons: how units are shown, sorted and filtered, for whichever order is compared. */
export const ComparisonViews = memo(function ComparisonViews({ onOpen }: { onOpen: () => void }) {
  const [query, setQuery] = useSearchParams();
  const location = useLocation();
  const open = (view: string) =>
    // The router changes the address in a transition: what reads it anew must come with it.
    startTransition(() => {
      setQuery(view, { replace: true, state: replacedState(location) });
      onOpen();
    });
  return <SavedViews {...useSavedViews('comparison')} query={query.toString()} onOpen={open} />;
});
