import {
  quotationSetSchema,
  quotationSettingsSchema,
  type NewQuotationSettings,
  type QuotationSet,
  type QuotationSettings,
} from '../../../../contract/estimates/quotations';
import { paths } from '../../../../contract/paths';
import { answer, reading } from '../../../store/api/server/answer';
import { api } from '../../../store/api/api';
import { useAppDispatch } from '../../../store/hooks';
import { useGated } from '../../../store/gate/useEffectGate';
import { useCall } from '../../../store/api/server/useWrites';
import { ifMatch, put } from '../../../store/api/server/requests';

const quotationSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getQuotationSettings: build.query<QuotationSettings, undefined>(
      reading(() => paths.quotationSettings, quotationSettingsSchema, ['QuotationSettings']),
    ),
    saveQuotationSettings: build.mutation<QuotationSet, NewQuotationSettings & { readonly version: number }>({
      query: ({ version, ...body }) => put(paths.quotationSettings, body, ifMatch(version)),
      responseSchema: answer(quotationSetSchema),
      invalidatesTags: (saved) => (saved ? ['QuotationSettings', 'Quotations'] : []),
    }),
  }),
});

const forgetQuotationSettings = () => api.util.invalidateTags(['QuotationSettings']);

const { saveQuotationSettings } = quotationSettingsApi.endpoints;
export const { useGetQuotationSettingsQuery } = quotationSettingsApi;

export function useQuotationSettings(version: number, onSaved: () => void) {
  const dispatch = useAppDispatch();
  const { isBusy, failure, run, forgetFailure } = useCall();
  const save = useGated(async (settings: NewQuotationSettings) => {
    const { error } = await run(() =>
      dispatch(saveQuotationSettings.initiate({ ...settings, version }, { track: false })),
    );
    if (!error) onSaved();
    // Someone else saved first: show their values beside these edits.
    else if ('status' in error && error.status === 409) dispatch(forgetQuotationSettings());
  });
  return { isBusy, failure, forget: forgetFailure, save };
}

export type QuotationSaving = ReturnType<typeof useQuotationSettings>;
