import { useState } from 'react';
import type { QuotationStatus } from '../../../contract/estimates/quotations';
import { errorMessage } from '../api/server/errorMessage';
import { pdfBlob } from '../api/quotations/pdfFile';
import {
  fetchQuotationPage,
  mailQuotation,
  useGetQuotationsQuery,
  type QuotationsOf,
} from '../api/quotations/quotations';
import { useAppDispatch } from '../hooks';
import { useGated } from '../gate/useEffectGate';
import { useServices } from '../services';

type Wanted = 'quotation' | 'sheet' | 'mail';

const names = { quotation: 'quotation', sheet: 'internal sheet' } as const;

/** The quotations of an estimate, the files that can be saved of it, and the e-mail to oneself. */
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
