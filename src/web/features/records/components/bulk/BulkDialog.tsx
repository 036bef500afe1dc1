import { useState } from 'react';
import type { UnitChange, UnitChangePreview } from '../../../../../contract/records/unitChanges';
import { reasonRefusal, tidyReason } from '../../../../../domain/reservations/refusals';
import { useCall } from '../../../../store/api/server/useWrites';
import { useGated } from '../../../../store/gate/useEffectGate';
import { useAppDispatch } from '../../../../store/hooks';
import { ConfirmButtons } from '../../../../ui/dialog/ConfirmButtons';
import { Modal } from '../../../../ui/dialog/Modal';
import { Dim, Stack } from '../../../../ui/elements';
import { SelectField } from '../../../../ui/field/SelectField';
import { TextField } from '../../../../ui/field/TextField';
import { DataTable } from '../../../../ui/layout/TableHead';
import { TableScroll } from '../../../../ui/layout/Table';
import { Notice } from '../../../../ui/notice/Notice';
import { changeUnits, previewUnitChange } from '../../api/unitChanges';
import { useDelayedRequest } from '../../state/useDelayedRequest';
import { useFormKeys } from '../../state/useFormKeys';
import { unitsText } from './selection';
import type { DoneChange } from './useUndo';

const untracked = { track: false } as const;

const cabinets = [
  { value: '', label: 'Leave as it is' },
  { value: 'good', label: 'Good' },
  { value: 'replace', label: 'Needs a cabinet' },
] as const;

interface Values {
  warehouse: string;
  category: string;
  cabinet: (typeof cabinets)[number]['value'];
}

const NOTHING: Values = { warehouse: '', category: '', cabinet: '' };

/** Null if nothing is to be changed yet. */
function changeOf(kind: BulkDialogProps['kind'], serials: readonly string[], values: Values, reason: string) {
  const why = tidyReason(reason) !== '' && { reason: tidyReason(reason) };
  if (kind === 'retire') return { serials: [...serials], retire: true as const, ...why };
  const [warehouse, category] = [values.warehouse.trim(), values.category.trim()];
  const set = {
    ...(warehouse && { warehouse_desc: warehouse }),
    ...(category && { category }),
    ...(values.cabinet && { cabinet_condition: values.cabinet }),
  };
  return Object.keys(set).length === 0 ? null : { serials: [...serials], set, ...why };
}

interface BulkDialogProps {
  kind: 'change' | 'retire';
  serials: readonly string[];
  onClose: () => void;
  onDone: (done: DoneChange) => void;
}

/** Changes or retires several units in one step. */
export function BulkDialog({ kind, serials, onClose, onDone }: BulkDialogProps) {
  const [values, setValues] = useState(NOTHING);
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const form = useUnitChange(changeOf(kind, serials, values, reason), (id, changed, until) =>
    onDone({
      id,
      serials: [...serials],
      words: `${unitsText(changed)} ${kind === 'retire' ? 'retired' : 'changed'}`,
      until,
    }),
  );
  const refusal = kind === 'retire' || reason !== '' ? reasonRefusal(reason) : null;
  const save = () => {
    setTried(true);
    if (refusal === null) form.save();
  };
  const onKeyDown = useFormKeys(save);
  const verb = kind === 'retire' ? 'Retire' : 'Change';
  return (
    <Modal
      title={`${verb} ${unitsText(serials.length)}`}
      isOpen
      onClose={onClose}
      footer={
        <ConfirmButtons
          onCancel={onClose}
          confirm={`${verb} ${unitsText(form.preview?.changed ?? serials.length)}`}
          busy={form.isSaving}
          disabled={!form.canSave}
          onConfirm={save}
        />
      }
    >
      <Stack $gap={4} onKeyDown={onKeyDown}>
        {kind === 'retire' ? (
          <p>
            They are no longer matched, counted or reserved. You can undo it for 10 minutes, and bring units back later.
          </p>
        ) : (
          <ValueFields values={values} onChange={setValues} />
        )}
        <TextField
          label={kind === 'retire' ? 'Reason' : 'Reason (optional)'}
          ref={kind === 'retire' ? focusNow : undefined}
          maxLength={500}
          required={kind === 'retire'}
          value={reason}
          onChange={setReason}
          error={hasTried ? refusal : null}
        />
        <div role="status">
          {form.isBusy && <Dim>Checking what changes...</Dim>}
          {form.preview && <Preview preview={form.preview} />}
        </div>
        {form.failure !== null && <Notice tone="bad">{form.failure}</Notice>}
      </Stack>
    </Modal>
  );
}

const focusNow = (control: HTMLElement | null) => control?.focus();

function ValueFields({ values, onChange }: { values: Values; onChange: (values: Values) => void }) {
  return (
    <>
      <TextField
        ref={focusNow}
        label="Warehouse"
        placeholder="Leave as it is"
        maxLength={120}
        value={values.warehouse}
        onChange={(warehouse) => onChange({ ...values, warehouse })}
      />
      <TextField
        label="Category"
        placeholder="Leave as it is"
        maxLength={60}
        value={values.category}
        onChange={(category) => onChange({ ...values, category })}
      />
      <SelectField
        label="Cabinet"
        options={cabinets}
        value={values.cabinet}
        onChange={(cabinet) => onChange({ ...values, cabinet })}
      />
    </>
  );
}

function useUnitChange(change: UnitChange | null, onChanged: (id: string, changed: number, until: string) => void) {
  const dispatch = useAppDispatch();
  const saving = useCall();
  // The reason changes nothing that is previewed.
  const asked = useDelayedRequest(change && { ...change, reason: undefined }, (question) =>
    dispatch(previewUnitChange.initiate(question, untracked)),
  );
  const preview = asked.isCurrent ? (asked.answered?.answer ?? null) : null;
  const canSave = change !== null && preview !== null && preview.refused.length === 0 && preview.changed > 0;
  const save = useGated(async () => {
    if (change === null || !canSave || saving.isBusy) return;
    const { data } = await saving.run(() => dispatch(changeUnits.initiate(change, untracked)));
    if (data) onChanged(data.id, data.changed, data.undo_until);
  });
  return {
    ...{ preview, canSave, save, isBusy: asked.isBusy, isSaving: saving.isBusy },
    failure: saving.failure ?? (asked.isCurrent ? (asked.answered?.failure ?? null) : null),
  };
}

function Preview({ preview: { changed, unchanged, examples, refused } }: { preview: UnitChangePreview }) {
  if (refused.length > 0)
    return (
      <Notice tone="bad">
        <p>Nothing can be changed until these units are taken out of the selection:</p>
        <ul>
          {refused.map(({ serial, reason }) => (
            <li key={serial}>
              {serial}: {reason}
            </li>
          ))}
        </ul>
      </Notice>
    );
  return (
    <Stack $gap={2}>
      <p>
        {unitsText(changed)} {changed === 1 ? 'changes' : 'change'}
        {unchanged > 0 && `, ${unchanged} already so`}
      </p>
      {examples.length > 0 && (
        <TableScroll>
          <DataTable caption="Some of the changes" titles={['IC#', 'Before', 'After']}>
            {examples.map(({ serial, before, after }) => (
              <tr key={serial}>
                <td>{serial}</td>
                <td>{before ?? 'none'}</td>
                <td>{after ?? 'none'}</td>
              </tr>
            ))}
          </DataTable>
        </TableScroll>
      )}
    </Stack>
  );
}
