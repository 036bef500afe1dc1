import { useId } from 'react';
import type { CostChange } from '../../../domain/cost/comparison/costOptions';
import { COST_INPUT } from '../../../domain/limits';
import type { AddOnInput } from './addOns';
import { useOptions, type LiveCosts } from './liveCosts';

interface CostInputProps {
  costs: LiveCosts;
  input: AddOnInput;
  onChange: (change: CostChange) => void;
}

/** A number of at most six characters; money in steps of 100 dollars. */
export function CostInput({ costs, input, onChange }: CostInputProps) {
  const { label, isMoney = false, unitOfMeasure, placeholder } = input;
  const id = useId();
  const value = useOptions(costs, input.value);
  const take = (text: string) => {
    if (text.length <= COST_INPUT.maxLength) onChange(input.change(text));
  };
  return (
    <div data-inputs="">
      <label htmlFor={id}>{label}</label>
      <span data-field="">
        {isMoney && <span>$</span>}
        <input
          id={id}
          type="number"
          inputMode="decimal"
          min={COST_INPUT.min}
          step={isMoney ? COST_INPUT.step : 1}
          maxLength={COST_INPUT.maxLength}
          placeholder={placeholder}
          value={value}
          onChange={(event) => take(event.target.value)}
        />
        {unitOfMeasure && <span>{unitOfMeasure}</span>}
      </span>
    </div>
  );
}
