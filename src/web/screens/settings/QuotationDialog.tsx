import { useState } from 'react';
import {
  MAX_TERMS,
  type Paper,
  type QuotationSettings,
  type QuotationValues,
} from '../../../contract/estimates/quotations';
import { type QuotationDraft, readQuotationDraft } from '../../../domain/quotation/quotationDraft';
import { readKeptQuotationDraft, useKeptDraft } from '../../state/leaving/useKeptDraft';
import type { QuotationSaving } from '../../state/api/quotationSettings';
import { useServices } from '../../state/services';
import { Modal } from '../../ui/dialog/Modal';
import { SelectField } from '../../ui/field/SelectField';
import { TextArea, TextField } from '../../ui/field/TextField';
import { Stack } from '../../ui/elements';
import { Notice } from '../../ui/notice/Notice';
import { ConfirmButtons } from '../../ui/dialog/ConfirmButtons';

interface QuotationDialogProps {
  settings: QuotationSettings;
  saving: QuotationSaving;
  onClose: () => void;
}

export const paperNames: Readonly<Record<Paper, string>> = { letter: 'Letter', a4: 'A4' };

const papers = [
  { value: 'letter', label: paperNames.letter },
  { value: 'a4', label: paperNames.a4 },
] as const;

const draftOf = ({ company, validityDays, ...values }: QuotationValues): QuotationDraft => ({
  ...{ ...company, ...values, days: String(validityDays), reason: '' },
});

export const PLACE = 'quotations';

const isSame = (one: QuotationDraft, other: QuotationDraft) => JSON.stringify(one) === JSON.stringify(other);

/** Typed values survive closing the dialog. */
export function QuotationDialog({ settings: { current }, saving, onClose }: QuotationDialogProps) {
  const { drafts } = useServices();
  const inForce = draftOf(current.values);
  const [draft, setDraft] = useState(() => readKeptQuotationDraft(drafts?.read(PLACE) ?? null) ?? inForce);
  const [isTried, setTried] = useState(false);
  const drop = useKeptDraft(PLACE, isSame(draft, inForce) ? null : draft);
  const end = () => {
    setDraft(inForce);
    drop();
    onClose();
  };
  const { isBusy, failure, save } = saving;
  const { settings, problems } = readQuotationDraft(draft);
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
    <Modal title="What quotations say" size="large" isOpen onClose={onClose} footer={footer}>
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
        <TextArea label="Reason" maxLength={500} {...field('reason')} />
        {failure !== null && <Notice tone="bad">{failure}</Notice>}
      </Stack>
    </Modal>
  );
}
