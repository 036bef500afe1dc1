import type { ImportFile } from '../../../../../src/contract/import/files';
import { demandIn, type Demand } from '../../../../../src/domain/language/demand';
import { feedNames, frontNames, inField } from '../../../../../src/domain/language/things';
import { fluidDemand, fusingOf, unitKindOf } from '../../../../../src/domain/matching/reading/fittings';
import { parseTaps } from '../../../../../src/domain/matching/reading/taps';
import { isCenterTapped, parsePrimary, parseVoltage } from '../../../../../src/domain/matching/reading/voltage';
import { windingMaterialOf } from '../../../../../src/domain/matching/reading/windings';

const namesIn = <T>(demand: Demand<T> | null) => [...(demand?.included ?? [])];
/** Of the center tap: '120/240' and '240/120' are one. */
const numbersIn = (text: string) => text.split('/').map(Number).sort();

/** A bare primary voltage of a unit is delta. */
const voltage = (file: ImportFile, name: string, text: string) => {
  if (isCenterTapped(text)) return numbersIn(text);
  return file === 'units' && name.startsWith('primary') ? parsePrimary(text) : parseVoltage(text);
};

/** How matching reads the text of a field, and other text as it is. */
export function meaningOf(file: ImportFile, name: string, text: string): unknown {
  if (/_voltage(?:_kv)?$/.test(name)) return voltage(file, name, text);
  if (name === 'taps' || name === 'tap_range_pct') return parseTaps(text);
  if (name === 'type_of_fluid' || name === 'oil_type') return namesIn(fluidDemand(text)).sort();
  if (name.startsWith('bush_conf'))
    return [namesIn(demandIn(text, inField(feedNames))), namesIn(demandIn(text, inField(frontNames)))];
  if (name.startsWith('fusing')) return [...(fusingOf(text)?.devices ?? [])].sort();
  if (name === 'unit_type') return unitKindOf(text);
  if (name === 'coil_type') return windingMaterialOf(text) ?? text;
  return name === 'winding_material' ? windingMaterialOf(text) : text;
}
