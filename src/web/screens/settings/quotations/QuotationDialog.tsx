import { useState } from 'react';
import { MAX_TERMS, type QuotationSettings, type QuotationValues } from '../../../../contract/estimates/quotations';
import { readQuotationDraft, type QuotationDraft } from '../../../../domain/quotation/quotationDraft';
import { readKeptQuotationDraft, useKeptDraft } from '../../../state/leaving/useKeptDraft';
import { useServices } from '../../../state/services';
import type { QuotationSaving } from '../../../state/api/quotationSettings';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Modal } from '../../../ui/dialog/Modal';
import { SelectField } from '../../../ui/field/SelectField';
import { TextArea, TextField } from '../../../ui/field/TextField';
import { Stack } from '../../../ui/elements';
import { Notice } from '../../../ui/notice/Notice';
import { paperNames } from './paperNames';

interface QuotationDialogProps {
  settings: QuotationSettings;
  saving: QuotationSaving;
  onClose: () => void;
}

const papers = [
  { value: 'letter', label: paperNames.letter },
  { value: 'a4', label: paperNames.a4 },
] as const;

const draftOf = ({ company, validityDays, ...values }: QuotationValues): QuotationDraft => ({
  ...{ ...company, ...values, days: String(validityDays), reason: '' },
});

/** Where what is not saved is kept. */
export const PLACE = 'quotations';

const isSame = (one: QuotationDraft, other: QuotationDraft) => JSON.stringify(one) === JSON.stringify(other);

/** Changes what quotations say, with the reason. What is typed outlives closing the dialog, until it is saved or discarded. */
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
  const footer = (
    <>
      <Button onClick={end}>Discard</Button>
      <Button variant="primary" busy={isBusy} onClick={submit} {...needsNetwork}>
        Save
      </Button>
    </>
  );
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
