import { useId } from 'react';
import styled from 'styled-components';
import { COST_INPUT } from '../../../domain/limits';
import { Dim } from '../../ui/Text';
import { color, radius } from '../../ui/theme';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2px 8px;
  font-size: 12.5px;
  label {
    color: ${color('textDim')};
  }
`;

const Field = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  margin-left: auto;
`;

const Input = styled.input`
  width: 92px;
  height: 28px;
  padding: 0 8px;
  border: 1px solid ${color('controlLine')};
  border-radius: ${radius};
  background: ${color('surface')};
  text-align: right;
`;

interface CostInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  isMoney?: boolean;
  unitOfMeasure?: string;
  step?: number;
  placeholder?: string;
}

/** A number of at most six characters; money in steps of 100 dollars. */
export function CostInput(props: CostInputProps) {
  const { label, value, onChange, isMoney = false, unitOfMeasure, step = isMoney ? COST_INPUT.step : 1 } = props;
  const id = useId();
  const take = (text: string) => {
    if (text.length <= COST_INPUT.maxLength) onChange(text);
  };
  return (
    <Line>
      <label htmlFor={id}>{label}</label>
      <Field>
        {isMoney && <Dim>$</Dim>}
        <Input
          id={id}
          type="number"
          inputMode="decimal"
          min={COST_INPUT.min}
          step={step}
          maxLength={COST_INPUT.maxLength}
          placeholder={props.placeholder}
          value={value}
          onChange={(event) => take(event.target.value)}
        />
        {unitOfMeasure && <Dim>{unitOfMeasure}</Dim>}
      </Field>
    </Line>
  );
}
