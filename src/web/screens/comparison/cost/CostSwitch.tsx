import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import type { CostControl } from '../../../../domain/cost/comparison/costControls';
import { OptionAmount, OptionLine } from '../../../parts/unit/optionLine';
import { Switch } from '../../../ui/field/Switch';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { OptionalTooltip } from '../../../ui/tooltip/OptionalTooltip';

const Item = styled.li`
  padding: 3px 0;
`;

const Inputs = styled.div`
  padding: 0.25rem 0 0.25rem 2.375rem;
`;

interface CostSwitchProps {
  label: string;
  control: CostControl;
  checked: boolean;
  /** What it adds to the cost, or a word on why it is disabled. */
  amount: string;
  onChange: (checked: boolean) => void;
  /** Inputs that show while it is on. */
  children?: ReactNode;
}

/** One add-on; a disabled one says why. */
export function CostSwitch({ label, control, checked, amount, onChange, children }: CostSwitchProps) {
  const whyId = useId();
  return (
    <Item>
      <OptionLine>
        <Switch
          label={label}
          checked={checked}
          disabled={!control.enabled}
          aria-describedby={control.whyNot === null ? undefined : whyId}
          onChange={onChange}
        />
        <OptionalTooltip text={control.whyNot}>
          <OptionAmount data-on={checked}>{amount}</OptionAmount>
        </OptionalTooltip>
        {control.whyNot !== null && <VisuallyHidden id={whyId}>{control.whyNot}</VisuallyHidden>}
      </OptionLine>
      {checked && children && <Inputs>{children}</Inputs>}
    </Item>
  );
}
