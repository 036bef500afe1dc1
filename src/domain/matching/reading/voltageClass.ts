import { voltageClasses, type VoltageClass } from '../../../contract/order/ordersBands';
import type { Voltage } from './voltage';

/** The class of the highest of a winding's voltages. */
export function voltageClassOf(voltage: Voltage): VoltageClass {
  const kilovolts = highestVolts(voltage) / 1000;
  return voltageClasses.find((each) => kilovolts <= Number(each)) ?? 'over 69';
}

/** Line to line; of dual voltages the higher one. */
export const highestVolts = (voltage: Voltage): number => Math.max(...voltage.map(({ volts }) => volts));
