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

const { mailQuotation } = quotationsApi.endpoints;
const { useGetQuotationsQuery } = quotationsApi;

type Wanted = 'quotation' | 'sheet' | 'mail';

export function useQuotations(of: QuotationsOf) {
  const { notifier } = useServices();
  const dispatch = useAppDispatch();
  const savePdf = useSavePdf();
  const { data: status = null } = useGetQuotationsQuery(of);
  const [busy, setBusy] = useState<Wanted | null>(null);
  const save = (what: 'quotation' | 'sheet') =>
    savePdf(
      what === 'sheet'
        ? { url: paths.estimateSheetPdf(of.id), fileName: fileName(what, of, status), what: 'internal sheet' }
        : { url: paths.estimateQuotationPdf(of.id), fileName: fileName(what, of, status), what: 'quotation' },
    );
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
