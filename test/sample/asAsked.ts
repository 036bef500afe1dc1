import type { SampleUnit } from '../../src/sample/jobs';
import type { SampleOrder } from '../../src/sample/orders';

/** Not required, or equal. */
const isSame = <T>(required: T | null, actual: T | null) => required === null || required === actual;

/** The volts and the connection that nameplate text begins with. */
const NAMEPLATE = /^(\d+)(GRDY|Y|D)/;

/** A primary in kilovolts is the nameplate's if the volts are equal, and the connection if the description states it. */
function isSamePrimary({ primary_voltage_kv: text, stock_code_long_desc }: SampleOrder, nameplate: string): boolean {
  if (text === null) return false;
  if (!/^[\d.]+$/.test(text)) return text === nameplate;
  const volts = String(Math.round(Number(text) * 1000));
  const [, actual, connection] = NAMEPLATE.exec(nameplate.toUpperCase()) ?? [];
  const [, described, required] = NAMEPLATE.exec(stock_code_long_desc?.split(', ')[1] ?? '') ?? [];
  return !nameplate.includes(' x ') && actual === volts && (described !== volts || required === connection);
}

/** Within 7.5 % of the requirement (IEEE C57.12.00). */
const isSameImpedance = (required: number | null, actual: number | null) =>
  required === null || (actual !== null && Math.abs(actual - required) <= required * 0.075);

/** The unit's columns are the order's own, to the letter, and nothing has to be replaced; no engine is used. */
export const isAsRequired = (order: SampleOrder, unit: SampleUnit): boolean =>
  order.phase === unit.phase &&
  order.order_type === unit.condition &&
  order.kva_rating === unit.kva_rating &&
  isSamePrimary(order, unit.primary_voltage) &&
  order.secondary_voltage_kv === unit.secondary_voltage &&
  order.tap_range_pct === unit.taps &&
  order.bush_configuration === unit.bush_config_description &&
  isSame(order.fusing, unit.fusing_description) &&
  isSame(order.oil_type, unit.type_of_fluid) &&
  isSame(order.bil, unit.primary_bil_kv) &&
  isSame(order.coil_type, unit.winding_material) &&
  isSame(order.sec_bush, unit.sec_bush) &&
  isSameImpedance(order.impedance_pct, unit.impedance_pct) &&
  unit.cabinet_condition === 'good' &&
  unit.tank_condition === 'good';
