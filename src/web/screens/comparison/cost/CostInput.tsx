import { useId } from 'react';
import styled from 'styled-components';
import { COST_INPUT } from '../../../../domain/limits';
import { Dim } from '../../../ui/text/Text';
import { color, fontSize, radius } from '../../../ui/theme';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2px 0.5rem;
  font-size: ${fontSize.label};
  label {
    color: ${color('textDim')};
  }
`;

const Field = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  margin-left: auto;
`;

const Input = styled.input`
  width: 5.75rem;
  height: 1.75rem;
  padding: 0 0.5rem;
  border: 1px solid ${color('controlLine')};
  border-radius: ${radius.control};
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
