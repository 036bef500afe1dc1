import {
  quotationMailedSchema,
  quotationStatusSchema,
  type QuotationMailed,
  type QuotationStatus,
} from '../../../../contract/estimates/quotations';
import { paths } from '../../../../contract/paths';
import { answer } from '../server/answer';
import { api } from '../api';
import { pdfOrProblem } from './pdfFile';

/** An estimate as it is shown: another version or state has other quotations. */
export interface QuotationsOf {
  readonly id: string;
  readonly version: number;
  readonly state: string;
}

const quotationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The quotations of an estimate, and what can be done with them. */
    getQuotations: build.query<QuotationStatus, QuotationsOf>({
      query: ({ id }) => paths.estimateQuotation(id),
      responseSchema: answer(quotationStatusSchema),
      providesTags: ['Quotations'],
    }),
    /** A page as base64. A mutation, because it is made anew each time and kept nowhere. */
    fetchQuotationPage: build.mutation<string, { readonly id: string; readonly page: 'quotation' | 'sheet' }, string>({
      query: ({ id, page }) => ({
        url: page === 'sheet' ? paths.estimateSheetPdf(id) : paths.estimateQuotationPdf(id),
        responseHandler: pdfOrProblem,
      }),
    }),
    /** Sends the asking person the newest quotation. */
    mailQuotation: build.mutation<QuotationMailed, { readonly id: string }>({
      query: ({ id }) => ({ url: paths.estimateQuotationMail(id), method: 'POST' }),
      responseSchema: answer(quotationMailedSchema),
    }),
  }),
});

export const { fetchQuotationPage, mailQuotation } = quotationsApi.endpoints;
export const { useGetQuotationsQuery } = quotationsApi;
