import { type Facet, NOT_RECORDED } from '../../contract/inventory/inventoryQuery';
import { terminalsOf } from '../matching/reading/terminals';
import {
  CONNECTION_NAMES,
  parsePrimary,
  parseVoltage,
  voltageText,
  type Connection,
  type Voltage,
} from '../matching/reading/voltage';
import { windingMaterialOf } from '../matching/reading/windings';
import { capitalized } from '../format/text';

/** What the inventory reads of a unit that many others may have, too. A null was not recorded. */
export interface UnitFactsKind {
  /** 'RC' or 'RW'. */
  condition: string;
  phase: number;
  kva: number;
  /** Nameplate text. */
  primaryVoltage: string;
  secondaryVoltage: string;
  bushType: string | null;
  bushConfiguration: string | null;
  fluid: string | null;
  windingMaterial: string | null;
  warehouse: string | null;
  manufacturer: string | null;
  cabinetNeedsReplacing: boolean;
  tankNeedsReplacing: boolean;
  hasPhotos: boolean;
  isReserved: boolean;
  isRetired: boolean;
}

/** What the inventory reads of a unit and is its own. A null was not recorded. Costs in US dollars. */
export interface UnitFactsOwn {
  serial: string;
  mfgYear: number | null;
  weightLbs: number | null;
  unitCost: number | null;
  listPrice: number | null;
  /** Everything that was noted of it. */
  notes: readonly (string | null)[];
}

/** What the inventory reads of a unit. */
export type UnitFacts = UnitFactsKind & UnitFactsOwn;

/** How windings are connected, primary first: 'Delta-wye'; null where either voltage does not say or says two things. */
export function connectionText({ primaryVoltage, secondaryVoltage }: Voltages): string | null {
  const [primary, secondary] = [
    connectionOf(parsePrimary(primaryVoltage)),
    connectionOf(parseVoltage(secondaryVoltage)),
  ];
  return primary === null || secondary === null
    ? null
    : `${capitalized(CONNECTION_NAMES[primary])}-${CONNECTION_NAMES[secondary]}`;
}

/** 'Loop' or 'Radial', 'Dead front' or 'Live front'. */
export function terminalTexts({ bushConfiguration, bushType }: Bushings) {
  const { feed, front } = terminalsOf({ configuration: bushConfiguration, type: bushType });
  return { feed: feed && capitalized(feed), front: front && `${capitalized(front)} front` };
}

/** 'Copper' or 'Aluminum'. */
export function windingMaterialText({ windingMaterial }: Pick<UnitFacts, 'windingMaterial'>): string | null {
  const material = windingMaterialOf(windingMaterial);
  return material && capitalized(material);
}

/** The value of each facet that units of one kind have in common. */
export function kindValues(unit: UnitFactsKind): Omit<Record<Facet, string>, 'age'> {
  const { feed, front } = terminalTexts(unit);
  return {
    kva: String(unit.kva),
    primary_voltage: voltageValue(unit.primaryVoltage),
    secondary_voltage: voltageValue(unit.secondaryVoltage),
    connection: orNotRecorded(connectionText(unit)),
    phase: String(unit.phase),
    fluid: orNotRecorded(unit.fluid),
    feed: orNotRecorded(feed),
    front: orNotRecorded(front),
    winding: orNotRecorded(windingMaterialText(unit)),
    condition: unit.condition,
    warehouse: orNotRecorded(unit.warehouse),
    availability: availabilityOf(unit),
    needs_cabinet: yesOrNo(unit.cabinetNeedsReplacing),
    needs_tank: yesOrNo(unit.tankNeedsReplacing),
    has_photos: yesOrNo(unit.hasPhotos),
  };
}

/** The values of the other facets. That of 'age' is the year of manufacture: in which band it is, the day of the question says. */
export const ownValues = ({ mfgYear }: Pick<UnitFactsOwn, 'mfgYear'>): Pick<Record<Facet, string>, 'age'> => ({
  age: orNotRecorded(mfgYear === null ? null : String(mfgYear)),
});

export const voltageValue = (text: string): string => orNotRecorded(voltageText(text));

type Voltages = Pick<UnitFacts, 'primaryVoltage' | 'secondaryVoltage'>;
type Bushings = Pick<UnitFacts, 'bushConfiguration' | 'bushType'>;

function connectionOf(voltage: Voltage | null): Connection {
  const [first, ...others] = voltage ?? [];
  return first && others.every(({ connection }) => connection === first.connection) ? first.connection : null;
}

/** What was retired is neither, even where the order that it was delivered for still names it. */
function availabilityOf({ isReserved, isRetired }: Pick<UnitFacts, 'isReserved' | 'isRetired'>): string {
  if (isRetired) return 'retired';
  return isReserved ? 'reserved' : 'free';
}

const orNotRecorded = (text: string | null): string => text?.trim() || NOT_RECORDED;
const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');
