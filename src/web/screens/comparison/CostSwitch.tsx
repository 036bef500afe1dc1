import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import type { CostControl } from '../../../domain/cost/comparison/costControls';
import { Switch } from '../../ui/Switch';
import { color } from '../../ui/theme';

const Item = styled.li`
  padding: 3px 0;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 8px;
  min-height: 24px;
`;

const Amount = styled.span`
  margin-left: auto;
  color: ${color('textDim')};
  white-space: nowrap;
  &[data-on='true'] {
    color: ${color('text')};
  }
`;

const Why = styled.p`
  padding-left: 38px;
  font-size: 12px;
  line-height: 16px;
  color: ${color('textDim')};
`;

const Inputs = styled.div`
  padding: 4px 0 4px 38px;
`;

interface CostSwitchProps {
  label: string;
  control: CostControl;
  checked: boolean;
  /** What it adds to the cost, in words. */
  amount: string;
  onChange: (checked: boolean) => void;
  /** What more there is to say while it is on. */
  children?: ReactNode;
}

/** One add-on. Where it cannot be chosen it says why. */
export function CostSwitch({ label, control, checked, amount, onChange, children }: CostSwitchProps) {
  const whyId = useId();
  return (
    <Item>
      <Line>
        <Switch
          label={label}
          checked={checked}
          disabled={!control.enabled}
          aria-describedby={control.whyNot === null ? undefined : whyId}
          onChange={onChange}
        />
        {control.enabled && <Amount data-on={checked}>{amount}</Amount>}
      </Line>
      {control.whyNot !== null && <Why id={whyId}>{control.whyNot}</Why>}
      {checked && children && <Inputs>{children}</Inputs>}
    </Item>
  );
}
