import type { Quote } from '../../../contract/matching/quote';
import { jobType } from '../../order/jobType';
import { plainNumber, quantityText, tidyText, type Quantity } from '../../quantity/quantity';
import { parseTaps, type TapRange } from './taps';
import { parseVoltage, voltageText, type Voltage } from './voltage';

/** What matching reads of a unit. A null was not recorded. Costs in US dollars. */
export interface Candidate {
  serial: string;
  /** 'RC' or 'RW'. */
  condition: string | null;
  phase: number | null;
  kva: number | null;
  /** Nameplate text. */
  primaryVoltage: string | null;
  secondaryVoltage: string | null;
  /** Basic impulse level of the primary, kV. */
  bilKv: number | null;
  taps: string | null;
  bushType: string | null;
  bushConfiguration: string | null;
  fusing: string | null;
  fluid: string | null;
  location: string | null;
  unitCost: number;
  laborCost: number;
  materialsCost: number;
  listPrice: number | null;
  fr3FillCost: number;
  turnPullCost: number;
  feedConversionCost: number;
  replacementCabinetCost: number;
  retankCost: number;
  cabinetNeedsReplacing: boolean;
  tankNeedsReplacing: boolean;
}

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
  /** The order's price, for units without a list price. US dollars. */
  salePrice: number | null;
}

/**
 * Decodes a quote; fusing is read from the order, since quotes carry none. Empty text, and 0 where only a positive number
 * means anything, require nothing.
 */
export function toMatchRequirement(quote: Quote, fusing: string | null): MatchRequirement {
  return {
    orderType: jobType(quote.order_type) || null,
    phase: requiredValue(quote.phase, positiveNumber),
    kva: requiredValue(quote.kva_rating, positiveNumber),
    primaryVoltage: requiredValue(quote.primary_voltage_kv, parseVoltage, voltageText),
    secondaryVoltage: requiredValue(quote.secondary_voltage_kv, parseVoltage, voltageText),
    bil: requiredValue(quote.bil, positiveNumber),
    taps: requiredValue(quote.tap_range_pct, parseTaps),
    bushing: bushing(quote),
    fusing: words(fusing),
    fluid: words(quote.oil_type),
    salePrice: plainNumber(quote.sale_price),
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

/** '500' and '500 kVA' are 500. */
function positiveNumber(value: Quantity): number | null {
  const number = plainNumber(quantityText(value).replace(/\s*[a-z]+$/i, ''));
  return number !== null && number > 0 ? number : null;
}

function bushing({ bush_configuration, bushing_type }: Quote): Bushing | null {
  const [configuration, type] = [words(bush_configuration), words(bushing_type)];
  return configuration === null && type === null ? null : { configuration, type };
}

const words = (text: string | null | undefined): string | null => text?.trim() || null;
