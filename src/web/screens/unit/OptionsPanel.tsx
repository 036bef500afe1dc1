import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { type AddOnId, addOns, type AddOnShare } from '../../../domain/cost/unitDetail/estimate';
import { formatMoney } from '../../../domain/format/money';
import type { Rates } from '../../../domain/rates/rates';
import type { UnitOptionsChange, UnitOptions } from '../../../domain/unitOptions/unitOptions';
import { LeaveDialog } from '../../parts/page/LeaveDialog';
import { OptionAmount, OptionLine } from '../../parts/unit/optionLine';
import { useWhoElseMay, useWhoMay } from '../../state/hooks';
import { useShowsPast } from '../../state/gate/useEffectGate';
import { useLeaveGuard } from '../../state/leaving/useLeaveGuard';
import { Button, needsNetwork } from '../../ui/button/Button';
import { ExplainedButton } from '../../ui/button/ExplainedButton';
import { Switch } from '../../ui/field/Switch';
import { TextField } from '../../ui/field/TextField';
import { listenTo } from '../../ui/keyboard/listenTo';
import { Notice } from '../../ui/notice/Notice';
import { Dim } from '../../ui/elements';
import { fontSize, space } from '../../ui/theme';
import { addOnPercentText } from './cost/MarginBar';
import { Panel } from './unitLayout';
import type { UnitOptionsEditing } from './useUnitOptions';

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
  const [whoMay, permissionHint] = [useWhoMay('editOptions'), useWhoElseMay('editOptions')];
  return (
    <Panel aria-label="Options">
      <h2>Options</h2>
      {whoMay !== null && <Dim>You can try options here. {whoMay}</Dim>}
      {editing.isStale && <StaleNotice editing={editing} />}
      <ul>
        {addOns(rates).map(({ id, label, percent }) => (
          <li key={id}>
            <Line>
              <Switch
                label={label}
                checked={isOn(editing.options, id)}
                disabled={!editing.isEditable}
                onChange={(checked) => editing.change(changeOf(id, checked))}
              />
              <OptionAmount data-on={isOn(editing.options, id)}>
                {addOnPercentText(percent)}
                {shareText(shares.find((share) => share.id === id))}
              </OptionAmount>
            </Line>
            {id === 'fr3' && editing.options.fr3Enabled && (
              <GallonsField
                value={editing.options.fr3EstimatedGallons}
                disabled={!editing.isEditable}
                onChange={(fr3EstimatedGallons) => editing.change({ fr3EstimatedGallons })}
                onBlur={editing.blurGallons}
              />
            )}
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

const isOn = (options: UnitOptions, id: AddOnId) => options[id === 'fr3' ? 'fr3Enabled' : id];

const changeOf = (id: AddOnId, checked: boolean): UnitOptionsChange => ({
  [id === 'fr3' ? 'fr3Enabled' : id]: checked,
});

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

interface GallonsFieldProps {
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** US gallons of FR3. */
function GallonsField({ value, disabled, onChange, onBlur }: GallonsFieldProps) {
  const hintId = useId();
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
        disabled={disabled}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
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
