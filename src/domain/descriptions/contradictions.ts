import type { Requirement } from '../../contract/order/order';
import { kvaText } from '../format/kva';
import { describedConnection } from '../matching/reading/describedConnection';
import { parseVoltage, voltageText, type Winding } from '../matching/reading/voltage';
import { plainNumber, quantityText, type Quantity } from '../quantity/quantity';
import { clauseValues, clauseVoltages } from './reading/clauseValues';
import { contradictedFields } from './contradictedFields';
import { descriptionClauses } from './orderTexts';
import type { Side } from './voltage/voltages';

/**
 * Where an order's descriptions name something else than its fields, each once, as a sentence: 'The description says 4160D; the
 * field, 12470, counts.'
 */
export function contradictions(requirement: Partial<Requirement>): string[] {
  const found = descriptionClauses(requirement).flatMap(({ quote }) => [
    ...kvaContradiction(quote, requirement.kva_rating),
    ...voltageContradiction(quote, requirement.primary_voltage_kv, 'primary'),
    ...voltageContradiction(quote, requirement.secondary_voltage_kv, 'secondary'),
    ...contradictedFields(quote, requirement).map(({ field, value }) =>
      sentence(value, quantityText(requirement[field])),
    ),
  ]);
  return [...new Set(found)];
}

const sentence = (says: string, field: string) => `The description says ${says}; the field, ${field}, counts.`;

function kvaContradiction(clause: string, field: Quantity): string[] {
  const described = clauseValues(clause, ['kva_rating'])[0]?.value;
  const kva = plainNumber(quantityText(field).replace(/ ?kva$/i, ''));
  if (described === undefined || kva === null || kva === 0 || Number(described) === kva) return [];
  return [sentence(`${kvaText(described)} kVA`, `${kvaText(kva)} kVA`)];
}

function voltageContradiction(clause: string, field: Quantity, side: Side): string[] {
  const stated = parseVoltage(field);
  if (stated === null) return [];
  const described = clauseVoltages(clause)[side];
  const word = described === null ? connectionWord(clause, stated, side) : null;
  const says = described && !agree(described.windings, stated) ? described.text : word;
  return says === null ? [] : [sentence(says, voltageText(field))];
}

/** The same volts, and no connection against another. */
const agree = (described: readonly Winding[], stated: readonly Winding[]): boolean =>
  described.every(({ volts, connection }) =>
    stated.some(
      (each) =>
        each.volts === volts && (connection === null || each.connection === null || each.connection === connection),
    ),
  );

const WORDS = { delta: 'delta', wye: 'wye', groundedWye: 'grounded wye' } as const;

/** The connection that a description names without a voltage ('DELTA-WYE'), when it is not the field's. */
function connectionWord(clause: string, [only, second]: readonly Winding[], side: Side): string | null {
  if (!only || second || only.connection === null) return null;
  const described = describedConnection([clause], only.volts, side);
  return described === null || described === only.connection ? null : WORDS[described];
}
