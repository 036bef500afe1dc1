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
import { useSavePdf } from '../../../store/exports/useSavePdf';
import { useServices } from '../../../store/services';
import { post } from '../../../store/api/server/requests';

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
    mailQuotation: build.mutation<QuotationMailed, { readonly id: string }>({
      query: ({ id }) => post(paths.estimateQuotationMail(id)),
      responseSchema: answer(quotationMailedSchema),
    }),
  }),
});

const { getQuotations, mailQuotation } = quotationsApi.endpoints;
const { useGetQuotationsQuery } = quotationsApi;

type Paper = 'quotation' | 'sheet';
type Wanted = Paper | 'mail';

/** Saves a PDF of an estimate: its quotation, or the internal sheet. */
export function useSaveEstimatePdf() {
  const dispatch = useAppDispatch();
  const savePdf = useSavePdf();
  return async (what: Paper, of: QuotationsOf): Promise<void> => {
    if (what === 'sheet')
      return savePdf({
        ...{ url: paths.estimateSheetPdf(of.id), fileName: `internal-sheet-${of.id}.pdf`, what: 'internal sheet' },
      });
    const { data } = await dispatch(getQuotations.initiate(of, { subscribe: false }));
    const number = data?.issued.find(({ version }) => version === of.version)?.number;
    return savePdf({
      ...{
        url: paths.estimateQuotationPdf(of.id),
        fileName: `${number ?? 'quotation-preview'}.pdf`,
        what: 'quotation',
      },
    });
  };
}

export function useQuotations(of: QuotationsOf) {
  const { notifier } = useServices();
  const dispatch = useAppDispatch();
  const save = useSaveEstimatePdf();
  const { data: status = null } = useGetQuotationsQuery(of);
  const [busy, setBusy] = useState<Wanted | null>(null);
  const mail = async () => {
    const { data, error } = await dispatch(mailQuotation.initiate({ id: of.id }, { track: false }));
    if (data === undefined) notifier.failure('No e-mail was prepared', errorMessage(error));
    else notifier.success('E-mail prepared', `${data.number} is on its way to ${data.to}, ready to be sent on.`);
  };
  const ask = useGated((what: Wanted) => {
    setBusy(what);
    void (what === 'mail' ? mail() : save(what, of)).finally(() => setBusy(null));
  });
  return { status, busy, ask };
}
