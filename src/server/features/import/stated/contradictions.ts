import { isDeepStrictEqual } from 'node:util';
import type { ImportFile } from '../../../../contract/import/files';
import { demandIn } from '../../../../domain/language/demand';
import { feedNames, frontNames, inField } from '../../../../domain/language/things';
import { fluidOf, unitKindOf } from '../../../../domain/matching/reading/fittings';
import { isCenterTapped, isSameVoltage, parseVoltage } from '../../../../domain/matching/reading/voltage';
import { windingMaterialOf } from '../../../../domain/matching/reading/windings';
import { plainNumber } from '../../../../domain/quantity/quantity';
import { describedAs } from './description';

type Differs = (one: string, other: string) => boolean;

/** Texts that are not read differ in nothing. */
const differIn =
  (read: (text: string) => unknown): Differs =>
  (one, other) => {
    const [mine, others] = [read(one), read(other)];
    return mine !== null && others !== null && !isDeepStrictEqual(mine, others);
  };

const voltagesDiffer: Differs = (one, other) => {
  const [mine, others] = [parseVoltage(one), parseVoltage(other)];
  if (mine !== null && others !== null) return !isSameVoltage(mine, others);
  return (mine !== null && isCenterTapped(other)) || (others !== null && isCenterTapped(one));
};

const ofTerminals = [feedNames, frontNames].map((names) => {
  const field = inField(names);
  return differIn((text) => demandIn(text, field)?.included ?? null);
});

const DIFFERS: readonly (readonly [RegExp, Differs])[] = [
  [/^(?:phase|kva_rating|impedance_pct|bil|primary_bil_kv)$/, differIn(plainNumber)],
  [/_voltage(?:_kv)?$/, voltagesDiffer],
  [/^bush_conf/, (one, other) => ofTerminals.some((differ) => differ(one, other))],
  [/^(?:type_of_fluid|oil_type)$/, differIn(fluidOf)],
  [/^(?:winding_material|coil_type)$/, differIn(windingMaterialOf)],
  [/^unit_type$/, differIn(unitKindOf)],
  [/^(?:condition|order_type)$/, differIn((text) => text)],
];

/** What a description says of a stored column against the value there; null if they agree, or one is silent. */
export function contradictionIn(
  file: ImportFile,
  column: string,
): (value: string, description: string) => string | null {
  const differs = DIFFERS.find(([names]) => names.test(column))?.[1];
  const described = describedAs(file, column);
  return (value, description) => {
    if (differs === undefined || value === '' || description === '') return null;
    const said = described(description);
    return said !== '' && differs(value, said) ? said : null;
  };
}
