import type { Design } from '../designs';
import type { Random } from '../random';
import { RATINGS } from '../tables';

const OTHER_CONNECTIONS = new Map([
  ['13200GrdY/7620', '13200D'],
  ['13800GrdY/7970', '13800D'],
  ['12470GrdY/7200', '12470D'],
]);

/**
 * Most orders state the primary in kilovolts and its connection only in the description; a few copy the nameplate. Some descriptions
 * are missing, lack the voltage, or contradict the fields.
 */
export function described(design: Design, random: Random) {
  const { nameplate, kv } = design.primary;
  const isNameplate = random.chance(0.14);
  const otherVoltage = isNameplate ? (OTHER_CONNECTIONS.get(nameplate) ?? nameplate) : '4160D';
  const description = random.weighted([
    [designText(design.kva, `${voltages(nameplate, design)}, `, design), 84],
    [designText(design.kva, '', design), 5],
    [null, 4],
    [designText(design.kva, `${voltages(otherVoltage, design)}, `, design), 4],
    [designText(nextRating(design.kva), `${voltages(nameplate, design)}, `, design), 3],
  ] as const);
  return { primary_voltage_kv: isNameplate ? nameplate : kv, stock_code_long_desc: description };
}

const designText = (kva: number, voltage: string, { config, fluid }: Design) =>
  `${kva}KVA Three-Phase Pad, ${voltage}${config}, ${fluid}`;

const voltages = (primary: string, { secondary }: Design) => `${primary.toUpperCase()}-${secondary}`;

const nextRating = (kva: number): number => RATINGS.find((each) => each.kva > kva)?.kva ?? kva;
