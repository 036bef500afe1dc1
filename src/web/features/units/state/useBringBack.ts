import { paths } from '../../../../contract/paths';
import { api } from '../../../store/api/api';
import { useAppDispatch, usePermissionHint } from '../../../store/hooks';
import { useGated } from '../../../store/gate/useEffectGate';
import { useCall } from '../../../store/api/server/useWrites';
import { del } from '../../../store/api/server/requests';

interface Retired {
  readonly what: 'unit' | 'order';
  readonly id: string;
}

const retirementApi = api.injectEndpoints({
  endpoints: (build) => ({
    bringBack: build.mutation<null, Retired>({
      query: ({ what, id }) => del(what === 'unit' ? paths.unitRetirement(id) : paths.orderRetirement(id)),
      invalidatesTags: (_answer, error) => (error ? [] : ['Imported']),
    }),
  }),
});

export const { bringBack } = retirementApi.endpoints;

/** The props of a RetiredNotice. */
export function useBringBack(retired: Retired) {
  const dispatch = useAppDispatch();
  const { isBusy, failure, run } = useCall();
  const send = () => run(() => dispatch(bringBack.initiate(retired, { track: false })));
  return { what: retired.what, isBusy, failure, whyNot: usePermissionHint('bringBack'), onBringBack: useGated(send) };
}
