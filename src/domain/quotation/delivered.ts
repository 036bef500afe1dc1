import {
  CONNECTION_NAMES,
  CONNECTION_SUFFIXES,
  type Winding,
  isConnectable,
  parseVoltage,
  type Connection,
  type Voltage,
} from '../matching/reading/voltage';
import type { QuotationContent } from '../../contract/estimates/quotations';
import type { Verdict } from '../../contract/unit/unit';
import { capitalized } from '../format/text';

/** From here nameplates round the phase voltage to tens: 13200Y/7620. */
const ROUNDED_FROM = 1_000;

/** A winding as nameplates write it, line to line and, of a wye, phase voltage: '12000D', '480Y/277'; '12000 V' without a connection. */
export function nameplateText({ volts, connection }: Winding): string {
  if (connection === null) return `${volts} V`;
  return `${volts}${CONNECTION_SUFFIXES[connection]}${connection === 'delta' ? '' : `/${phaseVolts(volts)}`}`;
}

function phaseVolts(volts: number): number {
  const phase = volts / Math.sqrt(3);
  return phase < ROUNDED_FROM ? Math.round(phase) : Math.round(phase / 10) * 10;
}

type Delivered = NonNullable<QuotationContent['delivered']>;

/** One side of a transformer: required and actual voltage. */
export interface VoltageSide {
  /** Decoded; null if the order states none that can be read. */
  readonly required: Voltage | null;
  readonly nameplate: string;
  /** How the unit's voltage compares with the required one. */
  readonly verdict: Verdict | null;
}

export interface DeliveredUnit {
  readonly primary: VoltageSide;
  readonly secondary: VoltageSide;
  /** New windings or other turns are part of the job. */
  readonly changesTurns: boolean;
  readonly kva: string;
  /** kV; insulation and bushings stay, after a rewind too. */
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

/**
 * The delivered voltage: the unit's own, one of its voltages, or the required one if work or a tap reaches it.
 * Unreachable voltages and other kinds of connection are never promised.
 */
export function deliveredVoltage({ required, nameplate, verdict }: VoltageSide, changesTurns: boolean): string {
  const unit = parseVoltage(nameplate);
  if (required === null || unit === null) return nameplate;
  if (verdict === 'needs work') return changesTurns ? inWords(required, unit, reconnected) : nameplate;
  if (verdict !== 'exact' && verdict !== 'acceptable') return nameplate;
  const own = unit.filter(({ volts }) => required.some((wanted) => wanted.volts === volts));
  if (own.length === 0) return inWords(required, unit, ({ connection }) => connection);
  return own.length === unit.length ? nameplate : own.map(nameplateText).join(' x ');
}

/** How a required winding is connected in the unit that serves it. */
type ConnectionIn = (given: Winding, wanted: Winding) => Connection;

const inWords = (required: Voltage, unit: Voltage, connectionIn: ConnectionIn): string =>
  required
    .map((wanted) => {
      const given = unit.find((each) => isConnectable(each, wanted)) ?? unit[0];
      return nameplateText({ volts: wanted.volts, connection: given ? connectionIn(given, wanted) : null });
    })
    .join(' x ');

/** New windings can tie the neutral otherwise; no work makes a wye of a delta. */
const reconnected: ConnectionIn = (given, wanted) =>
  wanted.connection !== null && isConnectable(given, wanted) ? wanted.connection : given.connection;

/** 'Delta primary, wye secondary'; null if a voltage does not state its own. */
function connectionOf(primary: string, secondary: string): string | null {
  const [first, second] = [primary, secondary].map((text) => parseVoltage(text)?.[0]?.connection ?? null);
  if (!first || !second) return null;
  return `${capitalized(CONNECTION_NAMES[first])} primary, ${CONNECTION_NAMES[second]} secondary`;
}
