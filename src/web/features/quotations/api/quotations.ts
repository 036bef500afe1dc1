import { useState } from 'react';
import {
  quotationMailedSchema,
  quotationStatusSchema,
  type QuotationMailed,
  type QuotationStatus,
} from '../../../../contract/estimates/quotations';
import { paths } from '../../../../contract/paths';
import { answer, reading } from '../../../store/api/server/answer';
import { api } from '../../../store/api/api';
import { errorMessage } from '../../../lib/errorMessage';
import { useAppDispatch } from '../../../store/hooks';
import { useGated } from '../../../store/gate/useEffectGate';
import { useServices } from '../../../store/services';
import { base64Or, bytesOf } from '../../../store/api/server/bytes';
import { post } from '../../../store/api/server/requests';

const TYPE = 'application/pdf';

const pdfBlob = (base64: string): Blob => new Blob([bytesOf(base64)], { type: TYPE });

export interface QuotationsOf {
  readonly id: string;
  readonly version: number;
  readonly state: string;
}

const quotationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getQuotations: build.query<QuotationStatus, QuotationsOf>(
      reading(({ id }) => paths.estimateQuotation(id), quotationStatusSchema, ['Quotations']),
    ),
    fetchQuotationPage: build.mutation<string, { readonly id: string; readonly page: 'quotation' | 'sheet' }, string>({
      query: ({ id, page }) => ({
        url: page === 'sheet' ? paths.estimateSheetPdf(id) : paths.estimateQuotationPdf(id),
        responseHandler: base64Or(TYPE),
      }),
    }),
    mailQuotation: build.mutation<QuotationMailed, { readonly id: string }>({
      query: ({ id }) => post(paths.estimateQuotationMail(id)),
      responseSchema: answer(quotationMailedSchema),
    }),
  }),
});

const { fetchQuotationPage, mailQuotation } = quotationsApi.endpoints;
const { useGetQuotationsQuery } = quotationsApi;

type Wanted = 'quotation' | 'sheet' | 'mail';

const names = { quotation: 'quotation', sheet: 'internal sheet' } as const;

export function useQuotations(of: QuotationsOf) {
  const { saveFile, notifier } = useServices();
  const dispatch = useAppDispatch();
  const { data: status = null } = useGetQuotationsQuery(of);
  const [busy, setBusy] = useState<Wanted | null>(null);
  const save = async (what: 'quotation' | 'sheet') => {
    const request = dispatch(fetchQuotationPage.initiate({ id: of.id, page: what }, { track: false }));
    const { data, error } = await request;
    if (data === undefined) notifier.failure(`The ${names[what]} could not be made`, errorMessage(error));
    else saveFile(fileName(what, of, status), pdfBlob(data), 'application/pdf');
  };
  const mail = async () => {
    const { data, error } = await dispatch(mailQuotation.initiate({ id: of.id }, { track: false }));
    if (data === undefined) notifier.failure('No e-mail was prepared', errorMessage(error));
    else notifier.success('E-mail prepared', `${data.number} is on its way to ${data.to}, ready to be sent on.`);
  };
  const ask = useGated((what: Wanted) => {
    setBusy(what);
    void (what === 'mail' ? mail() : save(what)).finally(() => setBusy(null));
  });
  return { status, busy, ask };
}

function fileName(what: 'quotation' | 'sheet', { id, version }: QuotationsOf, status: QuotationStatus | null): string {
  if (what === 'sheet') return `internal-sheet-${id}.pdf`;
  const number = status?.issued.find((each) => each.version === version)?.number;
  return `${number ?? 'quotation-preview'}.pdf`;
}
