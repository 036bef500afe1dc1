import { useId } from 'react';
import type { CostChange } from '../../../domain/cost/comparison/costOptions';
import { toCents } from '../../../domain/cost/cents';
import { enteredNumber } from '../../../domain/quantity/quantity';
import { COST_INPUT } from '../../../domain/limits';
import type { AddOnInput } from './addOns';
import { useOptions, type LiveCosts } from './liveCosts';

interface CostInputProps {
  costs: LiveCosts;
  input: AddOnInput;
  onChange: (change: CostChange) => void;
}

/** In steps of 100 dollars from the cents of the value, so that a server's cost is valid as it comes: 28.63 for 4,428.63. */
const lowestStep = (value: string): number => (toCents(enteredNumber(value) ?? 0) % toCents(COST_INPUT.step)) / 100;

/** A number of at most six characters, or as many as the server's cost has; money in steps of 100 dollars. */
export function CostInput({ costs, input, onChange }: CostInputProps) {
  const { label, isMoney = false, unitOfMeasure, placeholder } = input;
  const id = useId();
  const value = useOptions(costs, input.value);
  const maxLength = Math.max(COST_INPUT.maxLength, value.length);
  const take = (text: string) => {
    if (text.length <= maxLength) onChange(input.change(text));
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
          min={isMoney ? lowestStep(value) : COST_INPUT.min}
          step={isMoney ? COST_INPUT.step : 1}
          maxLength={maxLength}
          placeholder={placeholder}
          value={value}
          onChange={(event) => take(event.target.value)}
        />
        {unitOfMeasure && <span>{unitOfMeasure}</span>}
      </span>
    </div>
  );
}
