import { useState } from 'react';
import type { MyWorkItem } from '../../../../contract/people/myWork';
import { errorMessage } from '../../../lib/errorMessage';
import { useGated } from '../../../store/gate/useEffectGate';
import { useAppDispatch } from '../../../store/hooks';
import { useServices } from '../../../store/services';
import { dismissNotice, useGetMyWorkQuery } from '../api/myWork';

export function useMyWork(isDone: boolean) {
  const { currentData, error, isFetching, refetch } = useGetMyWorkQuery(isDone ? { done: 'true' } : {}, {
    refetchOnMountOrArgChange: true,
  });
  const dispatch = useAppDispatch();
  const { notifier } = useServices();
  const [ending, setEnding] = useState<MyWorkItem['notice']>(null);
  const end = async (notice: NonNullable<MyWorkItem['notice']>) => {
    setEnding(notice);
    const { error: failure } = await dispatch(dismissNotice.initiate({ id: notice }, { track: false }));
    setEnding(null);
    if (failure) notifier.failure('Not marked as done', errorMessage(failure));
  };
  return { work: currentData, error, isFetching, retry: useGated(refetch), ending, end: useGated(end) };
}
