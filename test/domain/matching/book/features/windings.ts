import type { Quote } from '../../../../../src/contract/matching/quote';
import { found, type BookUnit, type Finding } from '../finding';
import { tapsIn } from '../reading/taps';
import { statedText } from '../reading/text';
import { jobIn } from '../reading/unitTypes';
import { connectionInDescriptions, unitPrimaryIn, windingsIn, type Winding } from '../reading/voltages';
import { isNothing } from './ratings';
import { covers, taps } from './taps';
import { judgeSide, NOTHING_USED, type Means, type Side } from './voltage';

export interface Windings {
  primary: Finding;
  secondary: Finding;
  /** Of both sides. */
  connections: Finding[];
  taps: Finding;
}

/** The order's primary windings; null where it does not state them readably. */
export const requiredPrimary = (quote: Quote): Winding[] | null => requiredWindings(quote.primary_voltage_kv, quote);
export const requiredSecondary = (quote: Quote): Winding[] | null =>
  requiredWindings(quote.secondary_voltage_kv, quote);

const requiredWindings = (text: unknown, quote: Quote) => {
  const descriptions = [quote.stock_code_desc, quote.stock_code_long_desc];
  return (
    windingsIn(text)?.map((each) => ({
      ...each,
      connected: each.connected ?? connectionInDescriptions(each.volts, descriptions),
    })) ?? null
  );
};

/** Voltages, their connections and taps depend on each other: a tap that reaches the voltage is used up. */
export function windings(unit: BookUnit, quote: Quote): Windings {
  const isRewindOrder = jobIn(statedText(quote.order_type)) === 'RW';
  const [required, actual] = [tapsIn(quote.tap_range_pct), tapsIn(unit.taps)];
  const means: Means = {
    isRewindOrder,
    taps: actual,
    isEnough: (used) => !required || !actual || covers(actual, required, used),
  };
  const primary = side(quote.primary_voltage_kv, unit.primaryVoltage, requiredPrimary(quote), unitPrimaryIn, means);
  const noTaps: Means = { ...means, taps: null };
  const secondary = side(
    quote.secondary_voltage_kv,
    unit.secondaryVoltage,
    requiredSecondary(quote),
    windingsIn,
    noTaps,
  );
  const isRenewed = primary.voltage.work === 'rewind';
  return {
    primary: primary.voltage,
    secondary: secondary.voltage,
    connections: [primary.connection, secondary.connection],
    taps: taps(quote.tap_range_pct, unit.taps, primary.used, isRenewed),
  };
}

function side(
  requested: unknown,
  recorded: unknown,
  required: Winding[] | null,
  readRecorded: (text: unknown) => Winding[] | null,
  means: Means,
): Side {
  const alone = (voltage: Finding, connection: Finding = found('not required')) => ({
    voltage,
    connection,
    used: NOTHING_USED,
  });
  if (isNothing(requested)) return alone(found('not required'));
  if (!required) return alone(found('not understood'));
  const actual = readRecorded(recorded);
  if (actual) return judgeSide(required, actual, means);
  const isConnected = required.some(({ connected }) => connected !== null);
  return alone(found('not recorded'), found(isConnected ? 'not recorded' : 'not required'));
}
