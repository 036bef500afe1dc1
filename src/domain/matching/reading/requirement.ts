import type { Constraint, Quote } from '../../../contract/matching/quote';
import { jobType } from '../../order/jobType';
import { plainNumber, quantityText, tidyText, type Quantity } from '../../quantity/quantity';
import { describedConnection, type WindingSide } from './describedConnection';
import { ANY_ESTER, fluidFamilyOf } from './fluidFamily';
import { parseTaps, type TapRange } from './taps';
import { connected, parseVoltage, voltageText, type Voltage } from './voltage';
import { windingMaterialOf, type WindingMaterial } from './windingMaterial';

/** A required value: as people read it, and decoded; `value` is null where the text cannot be read. */
export interface RequiredValue<T> {
  text: string;
  value: T | null;
}

/** How a transformer is fed and fronted, in the words of the data; at least one of them is stated. */
export interface Bushing {
  configuration: string | null;
  type: string | null;
}

/** What units are evaluated against, decoded once per search; null where nothing is required. */
export interface MatchRequirement {
  orderType: string | null;
  phase: RequiredValue<number> | null;
  kva: RequiredValue<number> | null;
  primaryVoltage: RequiredValue<Voltage> | null;
  secondaryVoltage: RequiredValue<Voltage> | null;
  /** kV. */
  bil: RequiredValue<number> | null;
  taps: RequiredValue<TapRange> | null;
  bushing: Bushing | null;
  fusing: string | null;
  fluid: string | null;
  winding: RequiredValue<WindingMaterial> | null;
  /** Percent. */
  impedance: RequiredValue<number> | null;
  secondaryBushings: string | null;
  /** What the order brings, US dollars: the price that it was won at, else its sale price. */
  salePrice: number | null;
}

/** What is read from the order itself, since quotes do not carry it. */
interface OrderFacts {
  fusing: string | null;
  /** Percent. */
  impedancePct: Quantity;
  /** US dollars; absent while no estimate of the order is won. */
  wonPrice?: Quantity;
}

/**
 * Decodes a quote with the constraints that were accepted from the order's notes. Empty text, and 0 where only a positive
 * number means anything, require nothing.
 */
export function toMatchRequirement(
  quote: Quote,
  { fusing, impedancePct, wonPrice = null }: OrderFacts,
): MatchRequirement {
  const accepts = (constraint: Constraint) => quote.accepted_constraints?.includes(constraint) ?? false;
  return {
    orderType: jobType(quote.order_type) || null,
    phase: requiredValue(quote.phase, positiveNumber),
    kva: requiredValue(quote.kva_rating, positiveNumber),
    primaryVoltage: requiredVoltage(quote.primary_voltage_kv, quote, 'primary'),
    secondaryVoltage: requiredVoltage(quote.secondary_voltage_kv, quote, 'secondary'),
    bil: requiredValue(quote.bil, positiveNumber),
    taps: requiredValue(quote.tap_range_pct, parseTaps),
    bushing: bushing(quote),
    fusing: words(fusing),
    fluid: fluid(words(quote.oil_type), accepts('ester')),
    winding: winding(accepts('copperWindings') ? 'Copper' : quote.coil_type),
    impedance: requiredValue(impedancePct, positiveNumber),
    secondaryBushings: accepts('sixHoleSpades') ? '6-hole spade' : words(quote.sec_bush),
    salePrice: plainNumber(wonPrice) ?? plainNumber(quote.sale_price),
  };
}

function requiredValue<T>(
  value: Quantity,
  decode: (value: Quantity) => T | null,
  show: (value: Quantity) => string = tidyText,
): RequiredValue<T> | null {
  const isEmpty = quantityText(value) === '' || plainNumber(value) === 0;
  return isEmpty ? null : { text: show(value), value: decode(value) };
}

/** A voltage that states no connection has the one of the order's descriptions. */
function requiredVoltage(value: Quantity, quote: Quote, side: WindingSide): RequiredValue<Voltage> | null {
  const stated = requiredValue(value, parseVoltage, voltageText);
  const [only, second] = stated?.value ?? [];
  if (!stated || !only || second || only.connection !== null) return stated;
  const descriptions = [quote.stock_code_desc, quote.stock_code_long_desc];
  const connection = describedConnection(descriptions, only.volts, side);
  return connection === null ? stated : connected(only, connection);
}

/** '500' and '500 kVA' are 500. */
function positiveNumber(value: Quantity): number | null {
  const number = plainNumber(quantityText(value).replace(/\s*(?:[a-z]+|%)$/i, ''));
  return number !== null && number > 0 ? number : null;
}

function bushing({ bush_configuration, bushing_type }: Quote): Bushing | null {
  const [configuration, type] = [words(bush_configuration), words(bushing_type)];
  return configuration === null && type === null ? null : { configuration, type };
}

const fluid = (required: string | null, wantsEster: boolean): string | null =>
  wantsEster && fluidFamilyOf(required) !== 'ester' ? ANY_ESTER : required;

/** 'Unknown' and words that name no material require none. */
function winding(text: string | null | undefined): RequiredValue<WindingMaterial> | null {
  const value = windingMaterialOf(text);
  return value === null ? null : { text: tidyText(text), value };
}

const words = (text: string | null | undefined): string | null => text?.trim() || null;
