import { type Facet, NOT_RECORDED } from '../../contract/inventory/inventoryQuery';
import { terminalsOf } from '../matching/reading/terminals';
import { parsePrimary, parseVoltage } from '../matching/reading/voltage';
import { nameplateText, type Connection, type Voltage } from '../nameplate/winding';
import { memoizedByText } from '../quantity/quantity';
import { windingMaterialOf } from '../matching/reading/windings';
import { capitalized } from '../format/text';
import { memoizedIn } from '../unitStore/memoizedIn';
import type { StoredUnit } from '../unitStore/storedUnit';
import type { ColumnName } from '../unitStore/unitStore';
import { ageBand } from './ageBand';

/** 'Delta-wye', primary first; null if a voltage is unclear. */
export function connectionText({ primaryVoltage, secondaryVoltage }: Voltages): string | null {
  const [primary, secondary] = [
    connectionOf(parsePrimary(primaryVoltage)),
    connectionOf(parseVoltage(secondaryVoltage)),
  ];
  return primary === null || secondary === null ? null : `${capitalized(WORDS[primary])}-${WORDS[secondary]}`;
}

export function terminalTexts({ bushConfiguration, bushType }: Bushings) {
  const { feed, front } = terminalsOf({ configuration: bushConfiguration, type: bushType });
  return { feed: feed && capitalized(feed), front: front && `${capitalized(front)} front` };
}

export function windingMaterialText({ windingMaterial }: Pick<StoredUnit, 'windingMaterial'>): string | null {
  const material = windingMaterialOf(windingMaterial);
  return material && capitalized(material);
}

const NAMEPLATE = /^\d+(?:GrdY|Y|D)?(?:\/\d+)?$/;

/** As nameplates print it, so that all spellings of a voltage are one value; other text stays. */
const onNameplate = memoizedByText((text): string => {
  const voltage = parseVoltage(text);
  if (voltage === null || text.split(' x ').every((part) => NAMEPLATE.test(part))) return text;
  return voltage.map((winding) => (winding.connection ? nameplateText(winding) : String(winding.volts))).join(' x ');
});

interface FacetRule {
  readonly column: ColumnName;
  readonly valueOf: (unit: StoredUnit, year: number) => string;
}

/** Computes each value of a column once. */
const rule = (column: ColumnName, textOf: (unit: StoredUnit) => string | null): FacetRule => ({
  column,
  valueOf: memoizedIn(new WeakMap<StoredUnit, string>(), (unit) => orNotRecorded(textOf(unit))),
});

export const facetRules: Readonly<Record<Facet, FacetRule>> = {
  kva: rule('kva', ({ kva }) => (kva === null ? null : String(kva))),
  primary_voltage: rule('windings', ({ primaryVoltage }) => onNameplate(primaryVoltage)),
  secondary_voltage: rule('windings', ({ secondaryVoltage }) => onNameplate(secondaryVoltage)),
  connection: rule('windings', connectionText),
  phase: rule('body', ({ phase }) => (phase === null ? null : String(phase))),
  fluid: rule('body', ({ fluid }) => fluid),
  feed: rule('bushings', (unit) => terminalTexts(unit).feed),
  front: rule('bushings', (unit) => terminalTexts(unit).front),
  winding: rule('body', windingMaterialText),
  condition: rule('body', ({ condition }) => condition),
  warehouse: rule('location', ({ location }) => location),
  age: { column: 'year', valueOf: ({ mfgYear }, year) => ageBand(mfgYear, year) },
  availability: rule('status', availabilityOf),
  needs_cabinet: rule('body', (unit) => yesOrNo(unit.cabinetNeedsReplacing)),
  needs_tank: rule('body', (unit) => yesOrNo(unit.tankNeedsReplacing)),
  has_photos: rule('status', (unit) => yesOrNo(unit.hasPhotos)),
  incomplete: rule('status', (unit) => yesOrNo(unit.isIncomplete)),
};

type Voltages = Pick<StoredUnit, 'primaryVoltage' | 'secondaryVoltage'>;
type Bushings = Pick<StoredUnit, 'bushConfiguration' | 'bushType'>;

const WORDS = { delta: 'delta', wye: 'wye', groundedWye: 'grounded wye' } as const;

function connectionOf(voltage: Voltage | null): Connection {
  const [first, ...others] = voltage ?? [];
  return first && others.every(({ connection }) => connection === first.connection) ? first.connection : null;
}

/** A retired unit is neither, even if a delivered order still names it. */
function availabilityOf({ isReserved, isRetired }: Pick<StoredUnit, 'isReserved' | 'isRetired'>): string {
  if (isRetired) return 'retired';
  return isReserved ? 'reserved' : 'free';
}

const orNotRecorded = (text: string | null): string => text?.trim() || NOT_RECORDED;
const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');
