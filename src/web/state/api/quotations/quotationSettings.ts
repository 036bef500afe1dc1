import {
  quotationSetSchema,
  quotationSettingsSchema,
  type NewQuotationSettings,
  type QuotationSet,
  type QuotationSettings,
} from '../../../../contract/estimates/quotations';
import { paths } from '../../../../contract/paths';
import { answer } from '../server/answer';
import { api } from '../api';

const quotationSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What quotations say, and what they said. */
    getQuotationSettings: build.query<QuotationSettings, undefined>({
      query: () => paths.quotationSettings,
      responseSchema: answer(quotationSettingsSchema),
      providesTags: ['QuotationSettings'],
    }),
    /** Saves values after the version that was loaded. */
    saveQuotationSettings: build.mutation<QuotationSet, NewQuotationSettings & { readonly version: number }>({
      query: ({ version, ...body }) => ({
        ...{ url: paths.quotationSettings, method: 'PUT', body },
        headers: { 'if-match': `"${version}"` },
      }),
      responseSchema: answer(quotationSetSchema),
      invalidatesTags: (saved) => (saved ? ['QuotationSettings', 'Quotations'] : []),
    }),
  }),
});

/** Only the server knows which there are: they are fetched again. */
export const forgetQuotationSettings = () => api.util.invalidateTags(['QuotationSettings']);

export const { saveQuotationSettings } = quotationSettingsApi.endpoints;
export const { useGetQuotationSettingsQuery } = quotationSettingsApi;
