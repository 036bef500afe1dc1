import { isConnectable, parseVoltage } from '../matching/reading/voltage';
import { CONNECTION_NAMES, type Winding, type Connection, type Voltage, nameplateText } from '../nameplate/winding';
import type { QuotationContent } from '../../contract/estimates/quotations';
import type { Verdict } from '../../contract/units/unit';
import { capitalized } from '../format/text';

type Delivered = NonNullable<QuotationContent['delivered']>;

export interface VoltageSide {
  readonly required: Voltage | null;
  readonly nameplate: string;
  readonly verdict: Verdict | null;
}

export interface DeliveredUnit {
  readonly primary: VoltageSide;
  readonly secondary: VoltageSide;
  /** The job includes new windings or other turns. */
  readonly changesTurns: boolean;
  readonly kva: string;
  /** kV; a rewind does not change insulation and bushings. */
  readonly bil: string | null;
  readonly fluid: string | null;
  readonly isFilledWithFr3: boolean;
}

export function delivered(of: DeliveredUnit): Delivered {
  const primary = deliveredVoltage(of.primary, of.changesTurns);
  const secondary = deliveredVoltage(of.secondary, of.changesTurns);
  return {
    kva_rating: of.kva,
    primary_voltage: primary,
    secondary_voltage: secondary,
    connection: connectionOf(primary, secondary),
    primary_bil_kv: of.bil,
    fluid: of.isFilledWithFr3 ? 'FR3 natural ester' : of.fluid,
  };
}

/** The unit's own voltage, one of its voltages, or the required one if work or a tap reaches it; never an unreachable one. */
export function deliveredVoltage({ required, nameplate, verdict }: VoltageSide, changesTurns: boolean): string {
  const unit = parseVoltage(nameplate);
  if (required === null || unit === null) return nameplate;
  if (verdict === 'needs work') return changesTurns ? inWords(required, unit, reconnected) : nameplate;
  if (verdict !== 'exact' && verdict !== 'acceptable') return nameplate;
  const own = unit.filter(({ volts }) => required.some((wanted) => wanted.volts === volts));
  if (own.length === 0) return inWords(required, unit, ({ connection }) => connection);
  return own.length === unit.length ? nameplate : own.map(nameplateText).join(' x ');
}

type ConnectionIn = (given: Winding, wanted: Winding) => Connection;

const inWords = (required: Voltage, unit: Voltage, connectionIn: ConnectionIn): string =>
  required
    .map((wanted) => {
      const given = unit.find((each) => isConnectable(each, wanted)) ?? unit[0];
      return nameplateText({ volts: wanted.volts, connection: given ? connectionIn(given, wanted) : null });
    })
    .join(' x ');

/** New windings can tie the neutral differently; no work turns a delta into a wye. */
const reconnected: ConnectionIn = (given, wanted) =>
  wanted.connection !== null && isConnectable(given, wanted) ? wanted.connection : given.connection;

function connectionOf(primary: string, secondary: string): string | null {
  const [first, second] = [primary, secondary].map((text) => parseVoltage(text)?.[0]?.connection ?? null);
  if (!first || !second) return null;
  return `${capitalized(CONNECTION_NAMES[first])} primary, ${CONNECTION_NAMES[second]} secondary`;
}
