import type { EstimateInputs } from '../../../contract/estimates/inputs';
import { acceptedText } from '../../descriptions/acceptedWords';
import { formatPrice } from '../../format/money';
import { enteredNumber } from '../../quantity/enteredNumber';
import { choiceTexts } from '../sideBySide/choicesSideBySide';
import { deliveryText } from './delivery';

/** One thing that a person decides in an estimate, in words. */
export interface InputLine {
  /** The same line of another version has the same name. */
  readonly line: string;
  readonly label: string;
  readonly text: string;
}

const NONE = 'none';

/** What counts of the order's descriptions and notes. */
export const ACCEPTED = "From the order's texts";

function entered(text: string): string {
  const dollars = enteredNumber(text);
  return dollars === null ? NONE : formatPrice(dollars);
}

/** All that was decided, in the order of the editor. */
export function inputLines({ options, price, delivery, notes, accepted }: EstimateInputs): InputLine[] {
  return [
    ...choiceTexts(options),
    { line: 'additional_cabinet_cost', label: 'Additional cabinet cost', text: entered(options.additionalCabinetCost) },
    { line: 're_tank_labor', label: 'Re-tank labor', text: entered(options.reTankCost) },
    { line: 'entered_price', label: 'Price entered', text: price === null ? NONE : formatPrice(price) },
    { line: 'delivery', label: 'Delivery', text: deliveryText(delivery) ?? 'as the order' },
    { line: 'accepted', label: ACCEPTED, text: accepted === undefined ? NONE : acceptedText(accepted) || NONE },
    { line: 'notes', label: 'Notes', text: notes.trim() === '' ? NONE : notes },
  ];
}

/** What is not the same in two versions. */
export interface InputDifference {
  readonly line: string;
  readonly label: string;
  readonly then: string;
  readonly now: string;
}

/** From one version to another, line by line; empty where a person decided the same. */
export function inputDifferences(then: EstimateInputs, now: EstimateInputs): InputDifference[] {
  const after = new Map(inputLines(now).map(({ line, text }) => [line, text]));
  return inputLines(then).flatMap(({ line, label, text }) => {
    const other = after.get(line) ?? text;
    return other === text ? [] : [{ line, label, then: text, now: other }];
  });
}
