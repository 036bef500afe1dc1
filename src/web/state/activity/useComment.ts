import { useState } from 'react';
import { comment, type Comment } from '../api/audit/audit';
import { errorMessage } from '../api/server/errorMessage';
import { useAppDispatch } from '../hooks';
import { useGated } from '../gate/useEffectGate';
import { useServices } from '../services';

/**
 * What a person writes about an order or a unit. It is kept as it is typed, until it is saved: a call that fails, a reload or
 * a closed tab loses nothing.
 */
export function useComment(what: Comment['what'], id: string) {
  const { unsent } = useServices();
  const dispatch = useAppDispatch();
  const place = `${what} ${id}`;
  const [text, setText] = useState(() => unsent?.read(place) ?? '');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const write = (next: string) => {
    setText(next);
    setFailure(null);
    unsent?.keep(place, next.trim() === '' ? null : next);
  };
  const send = async (asked: Comment) => {
    setBusy(true);
    setFailure(null);
    const { error } = await dispatch(comment.initiate(asked, { track: false }));
    setBusy(false);
    if (error) setFailure(errorMessage(error));
    else write('');
  };
  const ask = useGated(send);
  const canSend = !isBusy && text.trim() !== '';
  const save = () => {
    if (canSend) ask({ what, id, comment: text.trim() });
  };
  return { text, write, save, canSend, isBusy, failure };
}
