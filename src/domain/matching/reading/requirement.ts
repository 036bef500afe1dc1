import type { Constraint, Quote } from '../../../contract/matching/quote';
import { jobType } from '../../orders/jobType';
import { plainNumber, quantityText, tidyText, type Quantity } from '../../quantity/quantity';
import type { Demand } from '../../language/demand';
import type { Fluid, WindingMaterial } from '../../language/things';
import { describedConnection, type WindingSide, parseVoltage, voltageText } from './voltage';
import { windingText, type Voltage } from '../../nameplate/winding';
import {
  ANY_ESTER,
  fluidDemand,
  fluidFamilyOf,
  fusingDemand,
  type FusingDemand,
  secondaryBushingsIn,
  type SecondaryBushings,
  unitKindDemand,
  type UnitKind,
} from './fittings';
import { recordedOrNone, recordedText } from '../../language/placeholder';
import { parseTaps } from './taps';
import type { TapRange } from '../../nameplate/taps';
import { amperesIn, terminalDemand, type TerminalDemand } from './terminals';
import { windingDemand, type PerWinding } from './windings';
import { parseImpedance, type Impedance } from './impedance';
import { variantsOf } from './variants';

/** A required value: as people read it, and decoded; `value` is null if the text is not understood. */
export interface RequiredValue<T> {
  text: string;
  value: T | null;
}

export type OrderType = 'RC' | 'RW';

/** A decoded requirement, computed once per search; null if not required. */
export interface MatchRequirement {
  orderType: RequiredValue<OrderType> | null;
  phase: RequiredValue<number> | null;
  kva: RequiredValue<number> | null;
  primaryVoltage: RequiredValue<Voltage> | null;
  secondaryVoltage: RequiredValue<Voltage> | null;
  /** kV; if the order is silent the primary voltage says it (`bilOf`). */
  bil: RequiredValue<number> | null;
  taps: RequiredValue<TapRange> | null;
  bushing: RequiredValue<TerminalDemand> | null;
  /** Amperes, any of these. */
  bushingRating: RequiredValue<ReadonlySet<number>> | null;
  fusing: RequiredValue<readonly FusingDemand[]> | null;
  fluid: RequiredValue<Demand<Fluid>> | null;
  winding: RequiredValue<PerWinding<Demand<WindingMaterial>>> | null;
  impedance: RequiredValue<Impedance> | null;
  secondaryBushings: RequiredValue<SecondaryBushings> | null;
  unitKind: RequiredValue<Demand<UnitKind>> | null;
  /** The order's price, US dollars: the price it was won at, otherwise its sale price. */
  salePrice: number | null;
  /** Alternatives that are as good ('12470D or 13200D'); they have no further alternatives. A unit is judged by the one it fits best. */
  others: readonly MatchRequirement[];
}

/** Fields read from the order itself, since quotes omit them. */
interface OrderFacts {
  fusing: string | null;
  /** Percent. */
  impedancePct: Quantity;
  /** US dollars; absent while no estimate of the order is won. */
  wonPrice?: Quantity;
}

/**
 * Decodes a quote with the constraints that were accepted from the order's notes. Empty text, placeholders ('N/A'), and 0 where only
 * a positive number means anything, require nothing.
 */
export function toMatchRequirement(quote: Quote, facts: OrderFacts): MatchRequirement {
  const [first = quote, ...more] = variantsOf(quote);
  const decoded = decode(first, facts);
  if (more.length === 0) return decoded;
  const texts = { kva: quote.kva_rating, primary: quote.primary_voltage_kv, secondary: quote.secondary_voltage_kv };
  const [named, ...others] = [decoded, ...more.map((each) => decode(each, facts))].map((each) =>
    withTexts(each, texts),
  );
  return { ...(named ?? decoded), others };
}

/** People read all alternatives, whichever one counts. */
const withTexts = (
  requirement: MatchRequirement,
  { kva, primary, secondary }: Readonly<Record<'kva' | 'primary' | 'secondary', Quantity>>,
): MatchRequirement => ({
  ...requirement,
  kva: named(requirement.kva, kva),
  primaryVoltage: named(requirement.primaryVoltage, primary),
  secondaryVoltage: named(requirement.secondaryVoltage, secondary),
});

const named = <T>(value: RequiredValue<T> | null, text: Quantity): RequiredValue<T> | null =>
  value && / (?:or|to) /i.test(quantityText(text)) ? { ...value, text: quantityText(text) } : value;

function decode(quote: Quote, { fusing, impedancePct, wonPrice = null }: OrderFacts): MatchRequirement {
  const accepts = (constraint: Constraint) => quote.accepted_constraints?.includes(constraint) ?? false;
  return {
    orderType: required(quote.order_type, orderTypeOf, (text) => orderTypeOf(text) ?? quantityText(text)),
    phase: requiredNumber(quote.phase, phaseOf),
    kva: requiredNumber(quote.kva_rating, kvaOf),
    primaryVoltage: requiredVoltage(quote.primary_voltage_kv, quote, 'primary'),
    secondaryVoltage: requiredVoltage(quote.secondary_voltage_kv, quote, 'secondary'),
    bil: requiredNumber(quote.bil, measuredIn(/kv/)),
    taps: requiredTaps(quote.tap_range_pct),
    bushing: bushing(quote),
    bushingRating: bushingRating(quote),
    fusing: requiredText(recordedOrNone(fusing), fusingDemand),
    fluid: required(fluidText(quote.oil_type, accepts('ester')), fluidDemand),
    winding: required(accepts('copperWindings') ? 'Copper' : quote.coil_type, windingDemand),
    impedance: requiredNumber(impedancePct, parseImpedance),
    secondaryBushings: required(accepts('sixHoleSpades') ? '6-hole spade' : quote.sec_bush, secondaryBushingsIn),
    unitKind: required(quote.unit_type, unitKindDemand),
    salePrice: plainNumber(wonPrice) ?? plainNumber(quote.sale_price),
    others: NO_OTHERS,
  };
}

const NO_OTHERS: readonly MatchRequirement[] = [];

const requiredText = <T>(text: string, decode: (value: Quantity) => T | null): RequiredValue<T> | null =>
  text === '' ? null : { text: tidyText(text), value: decode(text) };

function required<T>(
  value: Quantity,
  decode: (value: Quantity) => T | null,
  show: (value: Quantity) => string = tidyText,
): RequiredValue<T> | null {
  const text = recordedText(value);
  return text === '' ? null : { text: show(text), value: decode(text) };
}

/** 0 requires nothing. */
const requiredNumber = <T>(
  value: Quantity,
  decode: (value: Quantity) => T | null,
  show?: (value: Quantity) => string,
): RequiredValue<T> | null => (plainNumber(value) === 0 ? null : required(value, decode, show));

const requiredTaps = (value: Quantity): MatchRequirement['taps'] =>
  plainNumber(value) === 0 ? null : requiredText(recordedOrNone(value), parseTaps);

function orderTypeOf(text: Quantity): OrderType | null {
  const code = jobType(quantityText(text));
  return code === 'RC' || code === 'RW' ? code : null;
}

/** A winding that states no connection has the one of the order's descriptions. */
function requiredVoltage(value: Quantity, quote: Quote, side: WindingSide): RequiredValue<Voltage> | null {
  const stated = requiredNumber(value, parseVoltage, voltageText);
  if (!stated?.value) return stated;
  const descriptions = [quote.stock_code_desc, quote.stock_code_long_desc];
  const windings = stated.value.map((winding) => {
    const connection = winding.connection ?? describedConnection(descriptions, winding.volts, side);
    return connection === winding.connection ? winding : { ...winding, connection };
  });
  const isSame = windings.every((winding, at) => winding === stated.value?.[at]);
  return isSame ? stated : { text: windings.map(windingText).join(' x '), value: windings };
}

/** A number above 0, bare or with this unit of measure. */
const measuredIn = (unit: RegExp) => {
  const behind = new RegExp(String.raw`\s*(?:${unit.source})\.?$`, 'i');
  return (value: Quantity): number | null => {
    const number = plainNumber(quantityText(value).replace(behind, ''));
    return number !== null && number > 0 ? number : null;
  };
};

const [kva, mva] = [measuredIn(/kva/), measuredIn(/mva/)];

/** '500', '500 kVA', '1.5 MVA'; in kVA. */
function kvaOf(value: Quantity): number | null {
  const megas = /mva\.?$/i.test(quantityText(value)) ? mva(value) : null;
  return megas === null ? kva(value) : megas * 1000;
}

/** '3', '3-phase', 'Three Phase', 'single'. */
function phaseOf(value: Quantity): number | null {
  const word = /^(?:three|single|one)\b/i.exec(quantityText(value))?.[0].toLowerCase();
  if (word !== undefined) return word === 'three' ? 3 : 1;
  return measuredIn(/[\s-]*(?:ph|phases?|ø|φ)/)(value);
}

/** The configuration gives feed and front; the type does only without one, and otherwise the bushing rating. */
function bushing({ bush_configuration, bushing_type }: Quote): MatchRequirement['bushing'] {
  const configuration = required(bush_configuration, terminalDemand);
  if (configuration) return configuration;
  const type = required(bushing_type, terminalDemand);
  return type?.value ? type : null;
}

function bushingRating({ bush_configuration, bushing_type }: Quote): MatchRequirement['bushingRating'] {
  const text = [bushing_type, bush_configuration].find((each) => amperesIn(each).size > 0);
  return text === undefined
    ? null
    : required(text, amperesIn, () => [...amperesIn(text)].map((amperes) => `${amperes} A`).join(' or '));
}

/** If the notes demand an ester, it replaces another fluid; a fluid that the field denies remains denied. */
function fluidText(text: string | null | undefined, wantsEster: boolean): string {
  const field = recordedText(text);
  if (!wantsEster || fluidFamilyOf(field) === 'ester') return field;
  const demand = fluidDemand(field);
  const deniesSome = demand && demand.included.size === 0 && !demand.excluded.has('ester');
  return deniesSome ? `${ANY_ESTER}, ${field}` : ANY_ESTER;
}

/** A field that a requirement must state readably before units can be judged. */
export type UnstatedField = 'phase' | 'kVA' | 'primary voltage' | 'secondary voltage';

/**
 * Fields that a requirement must state readably before it can be judged, in reading order (domain facts, 'Does unit U
 * fit requirement R?').
 */
export function unstatedFields(requirement: MatchRequirement): UnstatedField[] {
  const { phase, kva, primaryVoltage, secondaryVoltage } = requirement;
  const needed: readonly (readonly [UnstatedField, RequiredValue<unknown> | null])[] = [
    ['phase', phase],
    ['kVA', kva],
    ['primary voltage', primaryVoltage],
    ['secondary voltage', secondaryVoltage],
  ];
  return needed.filter(([, stated]) => stated === null || stated.value === null).map(([field]) => field);
}
