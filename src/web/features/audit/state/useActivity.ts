import { useState } from 'react';
import { comment, type Comment, useGetActivityQuery } from '../api/audit';
import { errorMessage } from '../../../lib/errorMessage';
import { useCall } from '../../../store/api/server/useWrites';
import { useAppDispatch, useInsights } from '../../../store/hooks';
import { useGated } from '../../../store/gate/useEffectGate';
import { useServices } from '../../../store/services';

function useComment(what: Comment['what'], id: string) {
  const { unsent } = useServices();
  const dispatch = useAppDispatch();
  const place = `${what} ${id}`;
  const [text, setText] = useState(() => unsent?.read(place) ?? '');
  const { isBusy, failure, run, forgetFailure } = useCall();
  const write = (next: string) => {
    setText(next);
    forgetFailure();
    unsent?.keep(place, next.trim() === '' ? null : next);
  };
  const send = async (value: Comment) => {
    const { error } = await run(() => dispatch(comment.initiate(value, { track: false })));
    if (!error) write('');
  };
  const ask = useGated(send);
  const canSend = !isBusy && text.trim() !== '';
  const save = () => {
    if (canSend) ask({ what, id, comment: text.trim() });
  };
  return { text, write, save, canSend, isBusy, failure };
}

const NEWEST = 5;

export function useActivity(what: 'order' | 'unit', id: string) {
  const hasInsights = useInsights();
  const query = { ...(what === 'order' ? { orderId: id } : { itemCode: id }), limit: NEWEST };
  const { currentData, error, isFetching, refetch } = useGetActivityQuery(query, { skip: !hasInsights });
  const onRetry = useGated(refetch);
  const comment = useComment(what, id);
  const failure = error && !isFetching ? errorMessage(error) : null;
  return hasInsights ? { what, entries: currentData?.results ?? null, failure, isFetching, onRetry, comment } : null;
}
