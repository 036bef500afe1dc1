import { useId } from 'react';
import type { CostChange } from '../../../domain/cost/comparison/costOptions';
import { Tooltip } from '../../ui/tooltip/Tooltip';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import type { AddOn } from './addOns';
import { CostInput } from './CostInput';
import { useOptions, type LiveCosts } from './liveCosts';

export interface CostSwitchProps {
  costs: LiveCosts;
  addOn: AddOn;
  onChange: (change: CostChange) => void;
}

/** One add-on with its input while it is on, whose place it keeps while it is off; a disabled one says why. */
export function CostSwitch({ costs, addOn, onChange }: CostSwitchProps) {
  const whyId = useId();
  const { label, control, input } = addOn;
  const isOn = useOptions(costs, addOn.isOn);
  const text = useOptions(costs, addOn.amount);
  const amount = (
    <span data-amount="" data-on={isOn}>
      {text}
    </span>
  );
  return (
    <li data-add-on="">
      <div data-line="switch">
        <label>
          <input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is on
            role="switch"
            checked={isOn}
            disabled={!control.enabled}
            aria-describedby={control.whyNot === null ? undefined : whyId}
            onChange={(event) => onChange(addOn.change(event.target.checked))}
          />
          <span>{label}</span>
        </label>
        {control.whyNot === null ? amount : <Tooltip label={control.whyNot}>{amount}</Tooltip>}
        {control.whyNot !== null && <VisuallyHidden id={whyId}>{control.whyNot}</VisuallyHidden>}
      </div>
      {isOn && input && <CostInput costs={costs} input={input} onChange={onChange} />}
      {!isOn && input && control.enabled && <div data-inputs="" data-place={input.label} />}
    </li>
  );
}
