import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  type QuotationSet,
  MAX_TERMS,
  type Paper,
  type QuotationSettings,
  type QuotationValues,
} from '../../../../contract/estimates/quotations';
import { formatDateTime } from '../../../../domain/format/date';
import { usePermissionMessage } from '../../../store/hooks';
import { useGetQuotationSettingsQuery, useQuotationSettings, type QuotationSaving } from '../api/quotationSettings';
import { errorMessage } from '../../../lib/errorMessage';
import { useGated } from '../../../store/gate/useEffectGate';
import { useServices } from '../../../store/services';
import { Button } from '../../../ui/button/Button';
import { PaddedCard, Row, Dim, Stack } from '../../../ui/elements';
import { KeyValue } from '../../../ui/layout/KeyValue';
import { Notice } from '../../../ui/notice/Notice';
import { space } from '../../../ui/theme';
import { TryAgain } from '../../../ui/notice/LoadFailure';
import { type QuotationDraft, readQuotationDraft } from '../../../../domain/quotations/quotationDraft';
import { readStoredQuotationDraft, useStoredDraft } from '../../../store/unsavedChanges/useStoredDraft';
import { Modal } from '../../../ui/dialog/Modal';
import { SelectField } from '../../../ui/field/SelectField';
import { TextArea, TextField } from '../../../ui/field/TextField';
import { ConfirmButtons } from '../../../ui/dialog/ConfirmButtons';

const Root = styled(PaddedCard)`
  margin-top: ${space(4)};
  dd {
    white-space: pre-line;
  }
`;

export function QuotationSettings() {
  const { data, error, isFetching, refetch } = useGetQuotationSettingsQuery(undefined);
  const again = useGated(refetch);
  const permissionMessage = usePermissionMessage('changeQuotations');
  const { drafts } = useServices();
  const [address, setAddress] = useSearchParams();
  // The setup checklist links to the form.
  const [isOpen, setOpen] = useState(address.get('edit') === 'quotations');
  const close = () => {
    setOpen(false);
    if (address.has('edit')) setAddress({}, { replace: true });
  };
  const saving = useQuotationSettings(data?.version ?? 0, () => {
    drafts?.keep(PLACE, null);
    close();
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
      {permissionMessage !== null && <Notice>{permissionMessage}</Notice>}
      <Row>
        {error && !isFetching && <TryAgain size="small" onClick={again} />}
        {data?.mayChange === true && <Button onClick={open}>Edit quotation details</Button>}
      </Row>
      {data?.mayChange === true && isOpen && <QuotationDialog settings={data} saving={saving} onClose={close} />}
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
  `Set by ${authorName ?? 'an unknown person'} on ${formatDateTime(savedAt)}: ${reason ?? ''}`;

const Past = ({ sets }: { sets: readonly QuotationSet[] }) => (
  <details>
    <summary>Earlier settings</summary>
    {sets.map((set, index) => (
      <Values key={`${set.savedAt ?? ''} ${index}`} set={set} />
    ))}
  </details>
);

interface QuotationDialogProps {
  settings: QuotationSettings;
  saving: QuotationSaving;
  onClose: () => void;
}

const paperNames: Readonly<Record<Paper, string>> = { letter: 'Letter', a4: 'A4' };

const papers = [
  { value: 'letter', label: paperNames.letter },
  { value: 'a4', label: paperNames.a4 },
] as const;

const draftOf = ({ company, validityDays, ...values }: QuotationValues): QuotationDraft => ({
  ...{ ...company, ...values, days: String(validityDays), reason: '' },
});

const PLACE = 'quotations';

const isSame = (one: QuotationDraft, other: QuotationDraft) => JSON.stringify(one) === JSON.stringify(other);

function QuotationDialog({ settings: { current, version }, saving, onClose }: QuotationDialogProps) {
  const { drafts } = useServices();
  const inForce = draftOf(current.values);
  const [draft, setDraft] = useState(() => readStoredQuotationDraft(drafts?.read(PLACE) ?? null) ?? inForce);
  const [isTried, setTried] = useState(false);
  const drop = useStoredDraft(PLACE, isSame(draft, inForce) ? null : draft);
  const end = () => {
    setDraft(inForce);
    drop();
    onClose();
  };
  const { isBusy, failure, save } = saving;
  const { settings, problems } = readQuotationDraft(draft, version === 0);
  const field = (name: keyof QuotationDraft) => ({
    value: draft[name],
    error: (isTried && problems[name]) || null,
    onChange: (text: string) => setDraft({ ...draft, [name]: text }),
  });
  const submit = () => {
    setTried(true);
    if (settings !== null) save(settings);
  };
  const footer = <ConfirmButtons cancel="Discard" onCancel={end} confirm="Save" busy={isBusy} onConfirm={submit} />;
  return (
    <Modal title="Quotation details" size="large" isOpen onClose={onClose} footer={footer}>
      <Stack $gap={4}>
        <TextField label="Company" maxLength={80} {...field('name')} />
        <TextArea label="Address" maxLength={240} {...field('address')} />
        <TextArea label="Terms" rows={8} maxLength={MAX_TERMS} {...field('terms')} />
        <TextField label="Valid for, days" inputMode="numeric" maxLength={3} {...field('days')} />
        <SelectField
          label="Paper"
          options={papers}
          value={draft.paper}
          onChange={(paper) => setDraft({ ...draft, paper })}
        />
        <TextArea label={version === 0 ? 'Reason (optional)' : 'Reason'} maxLength={500} {...field('reason')} />
        {failure !== null && <Notice tone="bad">{failure}</Notice>}
      </Stack>
    </Modal>
  );
}
