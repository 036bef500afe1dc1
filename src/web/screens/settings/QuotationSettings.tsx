import { useState } from 'react';
import { styled } from 'styled-components';
import type { QuotationSet } from '../../../contract/estimates/quotations';
import { formatDateTime } from '../../../domain/format/date';
import { useWhoMay } from '../../state/hooks';
import { useGetQuotationSettingsQuery, useQuotationSettings } from '../../state/api/quotationSettings';
import { errorMessage } from '../../state/api/server/errorMessage';
import { useGated } from '../../state/gate/useEffectGate';
import { useServices } from '../../state/services';
import { Button } from '../../ui/button/Button';
import { PaddedCard, Row, Dim } from '../../ui/elements';
import { KeyValue } from '../../ui/layout/KeyValue';
import { Notice } from '../../ui/notice/Notice';
import { space } from '../../ui/theme';
import { paperNames, PLACE, QuotationDialog } from './QuotationDialog';
import { TryAgain } from '../../ui/notice/LoadFailure';

const Root = styled(PaddedCard)`
  margin-top: ${space(4)};
  dd {
    white-space: pre-line;
  }
`;

export function QuotationSettings() {
  const { data, error, isFetching, refetch } = useGetQuotationSettingsQuery(undefined);
  const again = useGated(refetch);
  const whoMay = useWhoMay('changeQuotations');
  const { drafts } = useServices();
  const [isOpen, setOpen] = useState(false);
  const saving = useQuotationSettings(data?.version ?? 0, () => {
    drafts?.keep(PLACE, null);
    setOpen(false);
  });
  const open = () => {
    saving.forget();
    setOpen(true);
  };
  if (!data && !error) return null;
  return (
    <Root aria-label="Quotations">
      <h2>Quotations</h2>
      <Dim>On every new quotation. Those that have a number stay as they are.</Dim>
      {error && !isFetching && (
        <Notice tone="bad">The settings of quotations could not be loaded. {errorMessage(error)}</Notice>
      )}
      {data && <Values set={data.current} />}
      {data && data.past.length > 0 && <Past sets={data.past} />}
      {whoMay !== null && <Notice>{whoMay}</Notice>}
      <Row>
        {error && !isFetching && <TryAgain size="small" onClick={again} />}
        {data?.mayChange === true && <Button onClick={open}>Change quotations</Button>}
      </Row>
      {data && isOpen && <QuotationDialog settings={data} saving={saving} onClose={() => setOpen(false)} />}
    </Root>
  );
}

const orNone = (text: string) => (text === '' ? 'Not entered yet' : text);

function Values({ set }: { set: QuotationSet }) {
  const { company, terms, validityDays, paper } = set.values;
  return (
    <>
      <KeyValue
        items={[
          { label: 'Company', value: orNone(company.name) },
          { label: 'Address', value: orNone(company.address) },
          { label: 'Terms', value: orNone(terms) },
          { label: 'Valid for', value: validityDays === 1 ? '1 day' : `${validityDays} days` },
          { label: 'Paper', value: paperNames[paper] },
        ]}
      />
      {set.savedAt !== null && <Dim>{authorText(set)}</Dim>}
    </>
  );
}

const authorText = ({ authorName, savedAt, reason }: QuotationSet) =>
  `Set by ${authorName ?? 'somebody unknown'} on ${formatDateTime(savedAt)}: ${reason ?? ''}`;

const Past = ({ sets }: { sets: readonly QuotationSet[] }) => (
  <details>
    <summary>Earlier settings</summary>
    {sets.map((set, index) => (
      <Values key={`${set.savedAt ?? ''} ${index}`} set={set} />
    ))}
  </details>
);
