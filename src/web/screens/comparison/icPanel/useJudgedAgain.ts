import { useEffect, useRef } from 'react';
import type { Order } from '../../../../contract/order/order';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { judgeManualUnits } from '../../../state/judging';
import { selectQuote } from '../../../state/selectors/quote';
import { useServices } from '../../../state/services';

/** Judges the units again that were added by hand whenever what they are judged against changes. */
export function useJudgedAgain(order: Order) {
  const dispatch = useAppDispatch();
  const { notifier } = useServices();
  const quote = useAppSelector((state) => selectQuote(state, order));
  const judged = useRef(quote);
  // The server judges; it is outside React.
  useEffect(() => {
    if (judged.current === quote) return undefined;
    judged.current = quote;
    const leaving = new AbortController();
    void dispatch(judgeManualUnits(order, leaving.signal)).then((failed) => {
      if (failed.length > 0) notifier.failure('Not judged again', failedSentence(failed));
    });
    return () => leaving.abort();
  }, [quote, dispatch, notifier, order]);
}

const failedSentence = (serials: readonly string[]) =>
  `What counts from the notes is not in the match of ${serials.join(', ')}. Remove and add it again.`;
