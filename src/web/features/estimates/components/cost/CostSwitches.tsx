import { useId, useMemo } from 'react';
import { costMeanings } from '../../../../../domain/glossary/terms';
import { styled } from 'styled-components';
import type { CostChange } from '../../../../../domain/cost/comparison/costOptions';
import { toCents } from '../../../../../domain/cost/cents';
import { enteredNumber } from '../../../../../domain/quantity/quantity';
import { COST_INPUT } from '../../../../../domain/limits';
import { type AddOnInput, type AddOn, addOns, plus } from './addOns';
import { useOptions, type LiveCosts } from './liveCosts';
import { Tooltip } from '../../../../ui/Tooltip';
import { VisuallyHidden } from '../../../../ui/elements';
import { type CostedUnit, neededWork } from '../../../../../domain/cost/comparison/costedUnit';
import { OptionAmount, OptionLine, optionAmount, optionLine } from './optionLine';
import { switchBox, switchLabel } from '../../../../ui/field/Switch';
import { color, fontSize, radius, flexRow, inlineRow } from '../../../../ui/theme';

interface CostProps {
  costs: LiveCosts;
  onChange: (change: CostChange) => void;
}

/** Steps of 100 dollars from the value's cents, so that a server's cost is valid: 28.63 for 4,428.63. */
const lowestStep = (value: string): number => (toCents(enteredNumber(value) ?? 0) % toCents(COST_INPUT.step)) / 100;

function CostInput({ costs, input, onChange }: CostProps & { input: AddOnInput }) {
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

/** Reserves the input's space while off. */
function CostSwitch({ costs, addOn, onChange }: CostProps & { addOn: AddOn }) {
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
          <span title={costMeanings[label]}>{label}</span>
        </label>
        {control.whyNot === null ? amount : <Tooltip label={control.whyNot}>{amount}</Tooltip>}
        {control.whyNot !== null && <VisuallyHidden id={whyId}>{control.whyNot}</VisuallyHidden>}
      </div>
      {isOn && input && <CostInput costs={costs} input={input} onChange={onChange} />}
      {!isOn && input && control.enabled && <div data-inputs="" data-place={input.label} />}
    </li>
  );
}

function RewindLine({ unit }: { unit: CostedUnit }) {
  const rewind = neededWork(unit).find(({ work }) => work === 'rewind');
  if (!rewind) return null;
  return (
    <li>
      <OptionLine>
        Rewind
        <OptionAmount data-on>
          {rewind.cost === null ? 'Cost not recorded' : `${plus(rewind.cost)} · needed`}
        </OptionAmount>
      </OptionLine>
    </li>
  );
}

/** Child elements are not components, so that a switch re-renders only its line. */
const AddOnList = styled.ul`
  display: grid;
  align-content: start;
  gap: 2px;
  [data-add-on] {
    padding: 3px 0;
  }
  [data-line='switch'] {
    ${optionLine}
    & > label {
      ${switchLabel}
    }
    input {
      ${switchBox}
    }
  }
  [data-amount] {
    ${optionAmount}
  }
  [data-inputs] {
    ${flexRow('2px 0.5rem')}
    flex-wrap: wrap;
    justify-content: space-between;
    padding: 0.25rem 0 0.25rem 2.375rem;
    font-size: ${fontSize.label};
    label,
    [data-field] > span {
      color: ${color('textDim')};
    }
    input {
      width: 5.75rem;
      height: 1.75rem;
      padding: 0 0.5rem;
      border: 1px solid ${color('controlLine')};
      border-radius: ${radius.control};
      background: ${color('surface')};
      text-align: right;
    }
  }
  /* As large as the input that comes, with its label. */
  [data-place] {
    visibility: hidden;
    &::before {
      content: attr(data-place);
    }
    &::after {
      content: '';
      width: 7rem;
      height: 1.75rem;
    }
  }
  [data-field] {
    ${inlineRow('0.375rem')}
    margin-left: auto;
  }
`;

export function CostSwitches({ costs, onChange }: CostProps) {
  const { unit } = costs;
  const all = useMemo(() => addOns(unit), [unit]);
  return (
    <AddOnList>
      {all.map((addOn) => (
        <CostSwitch key={addOn.name} costs={costs} addOn={addOn} onChange={onChange} />
      ))}
      <RewindLine unit={unit} />
    </AddOnList>
  );
}
