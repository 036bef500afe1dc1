import { useState } from 'react';
import { paths } from '../../contract/paths';
import { api } from './api/api';
import { errorMessage } from './api/server/errorMessage';
import { useAppDispatch } from './hooks';
import { useGated } from './gate/useEffectGate';

interface Retired {
  readonly what: 'unit' | 'order';
  readonly id: string;
}

const retirementApi = api.injectEndpoints({
  endpoints: (build) => ({
    bringBack: build.mutation<null, Retired>({
      query: ({ what, id }) => ({
        url: what === 'unit' ? paths.unitRetirement(id) : paths.orderRetirement(id),
        method: 'DELETE',
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Imported']),
    }),
  }),
});

export const { bringBack } = retirementApi.endpoints;

export function useBringBack(retired: Retired) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    setBusy(true);
    setFailure(null);
    const { error } = await dispatch(bringBack.initiate(retired, { track: false }));
    setBusy(false);
    if (error) setFailure(errorMessage(error));
  };
  return { isBusy, failure, bringBack: useGated(send) };
}
