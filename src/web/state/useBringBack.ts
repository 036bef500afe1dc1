import { useState } from 'react';
import { paths } from '../../contract/paths';
import { api } from './api/api';
import { errorMessage } from './api/server/errorMessage';
import { useAppDispatch, useWhoElseMay } from './hooks';
import { useGated } from './gate/useEffectGate';

/** What was retired: a unit by its IC#, an order by its id. */
interface Retired {
  readonly what: 'unit' | 'order';
  readonly id: string;
}

const retirementApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Makes it active again. As after an import, anything may have changed. */
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

/** The props of a RetiredNotice. */
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
  return { what: retired.what, isBusy, failure, whyNot: useWhoElseMay('bringBack'), onBringBack: useGated(send) };
}
