import { useEffect, useId, useRef, useState } from 'react';
import { useMachine } from '@xstate/react';
import { styled } from 'styled-components';
import { fromPromise, initialTransition, transition } from 'xstate';
import type { InventoryUnit } from '../../../../contract/units/inventoryUnit';
import { type AddOnId, addOns, type AddOnShare } from '../../../../domain/cost/unitDetail/estimate';
import { formatMoney } from '../../../../domain/format/money';
import type { Rates } from '../../../../domain/rates/rates';
import { differ, loadedOptions, type UnitOptionsChange } from '../../../../domain/units/unitOptions';
import { LeaveDialog } from '../../../ui/page/LeaveDialog';
import { OptionAmount, OptionLine } from '../../estimates/components/cost/optionLine';
import { refetchOptions, saveOptions } from '../api/unitOptions';
import { useShowsPast } from '../../../store/gate/useEffectGate';
import { useGatedActor } from '../../../store/gate/useGatedActor';
import { useAppDispatch, usePermissionHint, usePermissionMessage } from '../../../store/hooks';
import { type StoredOptions, readStoredOptions, useStoredDraft } from '../../../store/unsavedChanges/useStoredDraft';
import { useLeaveGuard } from '../../../store/unsavedChanges/useLeaveGuard';
import {
  hasUnsaved,
  type LoadedUnitOptions,
  type SaveAnswer,
  type SaveRequest,
  unitOptionsMachine,
} from '../../../machines/unitOptions';
import { useServices } from '../../../store/services';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { ExplainedButton } from '../../../ui/button/ExplainedButton';
import { Switch } from '../../../ui/field/Switch';
import { TextField } from '../../../ui/field/TextField';
import { listenTo } from '../../../ui/keyboard/listenTo';
import { Notice } from '../../../ui/notice/Notice';
import { Dim } from '../../../ui/elements';
import { fontSize, space } from '../../../ui/theme';
import { addOnPercentText } from './cost/CostPanel';
import { Panel } from './unitLayout';

/** The machine after loading, with changes that were unsaved before sign-in. */
function begin(unit: InventoryUnit, restored: StoredOptions | null) {
  const [loading] = initialTransition(unitOptionsMachine);
  const event = { type: 'LOADED', options: loadedOptions(unit), version: unit.optionsVersion } as const;
  const [clean] = transition(unitOptionsMachine, loading, event);
  if (restored === null || !differ(restored.options, clean.context.loaded)) return clean;
  const context = { ...clean.context, ...restored, isStale: restored.version !== unit.optionsVersion };
  return unitOptionsMachine.resolveState({ value: { editing: 'dirty' }, context });
}

/** Remount for another unit. */
export function useUnitOptions(itemCode: string, unit: InventoryUnit) {
  const dispatch = useAppDispatch();
  const { notifier, inspect, drafts } = useServices();
  const place = `unit/${itemCode}`;
  const [snapshot] = useState(() => begin(unit, readStoredOptions(drafts?.read(place) ?? null)));
  const { live, send, state } = useGatedActor(
    useMachine(
      unitOptionsMachine.provide({
        actors: {
          saveOptions: fromPromise<SaveAnswer, SaveRequest>(({ input, signal }) =>
            saveOptions(dispatch, itemCode, input, signal),
          ),
          refetchUnit: fromPromise<LoadedUnitOptions>(({ signal }) => refetchOptions(dispatch, itemCode, signal)),
        },
        actions: { notify: (_, { tone, title, description }) => notifier[tone](title, description) },
      }),
      { snapshot, inspect },
    ),
  );
  const { options, version } = live.context;
  const drop = useStoredDraft(place, hasUnsaved(live) ? { options, version } : null);
  return {
    options: state.context.options,
    isEditable: state.hasTag('editable'),
    isSaving: state.matches('saving'),
    canSave: state.can({ type: 'SAVE' }),
    canReset: state.can({ type: 'RESET' }),
    isStale: state.context.isStale,
    canLoadNewer: state.can({ type: 'LOAD_NEWER' }),
    isLoadingNewer: state.matches('loadingNewer'),
    hasUnsaved: hasUnsaved(live),
    drop,
    change: (change: UnitOptionsChange) => send({ type: 'CHANGE', change }),
    blurGallons: () => send({ type: 'BLUR_GALLONS' }),
    reset: () => send({ type: 'RESET' }),
    save: () => send({ type: 'SAVE' }),
    loadNewer: () => send({ type: 'LOAD_NEWER' }),
  };
}

export type UnitOptionsEditing = ReturnType<typeof useUnitOptions>;

const Line = styled(OptionLine)`
  min-height: 1.875rem;
`;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
`;

const Stale = styled(Notice)`
  p {
    margin-bottom: ${space(2)};
  }
`;

interface OptionsPanelProps {
  editing: UnitOptionsEditing;
  shares: readonly AddOnShare[];
  rates: Rates;
}

export function OptionsPanel({ editing, shares, rates }: OptionsPanelProps) {
  const [permissionMessage, permissionHint] = [usePermissionMessage('editOptions'), usePermissionHint('editOptions')];
  return (
    <Panel aria-label="Options">
      <h2>Options</h2>
      {permissionMessage !== null && <Dim>You can try options here. {permissionMessage}</Dim>}
      {editing.isStale && <StaleNotice editing={editing} />}
      <ul>
        {addOns(rates).map(({ id, label, percent }) => (
          <li key={id}>
            <Line>
              <Switch
                label={label}
                checked={editing.options[optionOf(id)]}
                disabled={!editing.isEditable}
                onChange={(checked) => editing.change({ [optionOf(id)]: checked })}
              />
              <OptionAmount data-on={editing.options[optionOf(id)]}>
                {addOnPercentText(percent)}
                {shareText(shares.find((share) => share.id === id))}
              </OptionAmount>
            </Line>
            {id === 'fr3' && editing.options.fr3Enabled && <GallonsField editing={editing} />}
          </li>
        ))}
      </ul>
      <Buttons>
        <ExplainedButton
          variant="primary"
          whyNot={permissionHint}
          busy={editing.isSaving}
          disabled={permissionHint === null && !editing.canSave && !editing.isSaving}
          onClick={editing.save}
          {...needsNetwork}
        >
          {editing.isSaving ? 'Saving...' : 'Save Changes'}
        </ExplainedButton>
        <Button disabled={!editing.canReset} onClick={editing.reset}>
          Reset
        </Button>
      </Buttons>
    </Panel>
  );
}

const optionOf = (id: AddOnId) => (id === 'fr3' ? 'fr3Enabled' : id);

const shareText = (share: AddOnShare | undefined) => share && ` · ${formatMoney(share.dollars)}`;

const StaleNotice = ({ editing: { canLoadNewer, isLoadingNewer, loadNewer } }: Pick<OptionsPanelProps, 'editing'>) => (
  <Stale>
    <p>Another user changed the options of this unit.</p>
    <Button
      size="small"
      busy={isLoadingNewer}
      disabled={!canLoadNewer && !isLoadingNewer}
      onClick={loadNewer}
      {...needsNetwork}
    >
      Load latest values
    </Button>
  </Stale>
);

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: 2px 0 ${space(2)} 2.375rem;
  font-size: ${fontSize.label};
  input {
    width: 8.75rem;
  }
`;

/** A number input accepts '1e-5' and reports '-' as empty, so block other characters. */
function refuseNonDigits(event: Event): void {
  if (event instanceof InputEvent && /[^\d\s]/.test(event.data ?? '')) event.preventDefault();
}

/** US gallons of FR3. */
function GallonsField({ editing }: Pick<OptionsPanelProps, 'editing'>) {
  const hintId = useId();
  const value = editing.options.fr3EstimatedGallons;
  const isEmpty = value === '';
  const input = useRef<HTMLInputElement>(null);
  // React's onBeforeInput does not fire on every paste.
  useEffect(() => (input.current ? listenTo(input.current, { beforeinput: refuseNonDigits }) : undefined), []);
  return (
    <Root>
      <TextField
        ref={input}
        label="Estimated gallons"
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        placeholder="Enter gallons"
        aria-describedby={isEmpty ? hintId : undefined}
        disabled={!editing.isEditable}
        value={value}
        onChange={(fr3EstimatedGallons) => editing.change({ fr3EstimatedGallons })}
        onBlur={editing.blurGallons}
      />
      {isEmpty && <Dim id={hintId}>Enter gallons to save FR3.</Dim>}
    </Root>
  );
}

interface LeaveGuardProps {
  itemCode: string;
  hasUnsaved: boolean;
  onLeave: () => void;
}

/** While the past is shown, the screen cannot be left. */
export const LeaveGuard = (props: LeaveGuardProps) => (useShowsPast() ? null : <Guard {...props} />);

const Guard = ({ itemCode, hasUnsaved, onLeave }: LeaveGuardProps) => (
  <LeaveDialog
    question={useLeaveGuard(hasUnsaved, onLeave)}
  >{`You changed the options of unit ${itemCode}.`}</LeaveDialog>
);
