import { formatKva } from '../../format/number';
import { bilNeeded } from '../features/bil';
import { STANDARD_KVA } from '../reading/variants';
import { settledBy } from '../../language/demand';
import type { MatchRequirement } from '../reading/requirement';
import { connected, isConnectable, parsePrimary, parseVoltage } from '../reading/voltage';
import type { Voltage, Winding } from '../../nameplate/winding';
import type { Candidate } from '../reading/candidate';

/** A requirement with one thing changed that a customer might concede. */
export interface Alternative {
  change: string;
  changed: Partial<MatchRequirement>;
}

type Stock = readonly Pick<Candidate, 'primaryVoltage' | 'secondaryVoltage'>[];

/** Another kVA, primary or secondary voltage, connection, BIL or winding material, or a rewind; never another phase. */
export const alternativesTo = (requirement: MatchRequirement, stock: Stock): Alternative[] => [
  ...otherSizes(requirement),
  ...otherConnections(requirement),
  ...otherPrimaries(requirement, stock),
  ...otherSecondaries(requirement, stock),
  ...lowerBil(requirement),
  ...otherWinding(requirement),
  ...rewind(requirement),
];

/** The two next standard sizes either way. */
function otherSizes({ kva }: MatchRequirement): Alternative[] {
  const required = kva?.value ?? null;
  if (required === null) return [];
  const larger = STANDARD_KVA.filter((size) => size > required).slice(0, 2);
  const smaller = STANDARD_KVA.filter((size) => size < required).slice(-2);
  return [...larger, ...smaller.reverse()].map((value) => ({
    change: `With ${formatKva(value)}`,
    changed: { kva: { text: String(value), value } },
  }));
}

/** The line-to-line voltages in stock, the nearest first, with the connection that is required. */
function otherPrimaries({ primaryVoltage }: MatchRequirement, stock: Stock): Alternative[] {
  const required = onlyWinding(primaryVoltage);
  if (!required) return [];
  const stocked = textsOf(stock, 'primaryVoltage').flatMap(
    (text) => parsePrimary(text)?.map(({ volts }) => volts) ?? [],
  );
  const others = [...new Set(stocked)].filter((volts) => volts !== required.volts);
  const distance = (volts: number) => Math.abs(Math.log(volts / required.volts));
  return others
    .sort((a, b) => distance(a) - distance(b) || a - b)
    .map((volts) => ({
      change: `With ${volts} V`,
      changed: { primaryVoltage: { text: String(volts), value: [{ ...required, volts }] } },
    }));
}

/** The voltages in stock, in the words of a unit: each once, and none that serves as the required one or its reconnection does. */
function otherSecondaries({ secondaryVoltage }: MatchRequirement, stock: Stock): Alternative[] {
  if (!secondaryVoltage?.value) return [];
  const named = [secondaryVoltage.value, reconnected(secondaryVoltage)?.value ?? []];
  return textsOf(stock, 'secondaryVoltage')
    .flatMap((text) => {
      const value = parseVoltage(text);
      return value === null ? [] : { text, value };
    })
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .filter(({ value }) => !named.some((other) => isServedAlike(other, value)))
    .filter(({ value }, at, all) => all.findIndex((other) => isServedAlike(other.value, value)) === at)
    .map((secondaryVoltage) => ({
      change: `With a ${secondaryVoltage.text.trim()} secondary`,
      changed: { secondaryVoltage },
    }));
}

const textsOf = (stock: Stock, field: 'primaryVoltage' | 'secondaryVoltage'): string[] => [
  ...new Set(stock.flatMap((unit) => unit[field] ?? [])),
];

/** The same units fit both: equal volts; grounded and plain wye are interchangeable. */
const isServedAlike = (a: Voltage, b: Voltage): boolean =>
  a.length === b.length &&
  a.every((each) => b.some((other) => each.volts === other.volts && isConnectable(each, other)));

/** Delta in place of wye, and the reverse. */
function otherConnections({ primaryVoltage, secondaryVoltage }: MatchRequirement): Alternative[] {
  const [primary, secondary] = [reconnected(primaryVoltage), reconnected(secondaryVoltage)];
  return [
    ...(primary ? [{ change: `With a ${primary.text} primary`, changed: { primaryVoltage: primary } }] : []),
    ...(secondary ? [{ change: `With a ${secondary.text} secondary`, changed: { secondaryVoltage: secondary } }] : []),
  ];
}

function reconnected(required: MatchRequirement['primaryVoltage']) {
  const winding = onlyWinding(required);
  if (!winding || winding.connection === null) return null;
  return connected(winding, winding.connection === 'delta' ? 'wye' : 'delta');
}

/** The level that the voltage needs, where more is required. */
function lowerBil({ bil, primaryVoltage }: MatchRequirement): Alternative[] {
  const needed = primaryVoltage?.value ? bilNeeded(primaryVoltage.value) : null;
  if (needed === null || !bil?.value || needed >= bil.value) return [];
  return [{ change: `With a BIL of ${needed} kV`, changed: { bil: { text: String(needed), value: needed } } }];
}

/** Copper would not help where aluminum is required: it serves there anyway. */
const otherWinding = ({ winding }: MatchRequirement): Alternative[] =>
  requiresCopper(winding) ? [{ change: 'With aluminum windings', changed: { winding: null } }] : [];

const requiresCopper = (winding: MatchRequirement['winding']): boolean =>
  [winding?.value?.high, winding?.value?.low].some((demand) => demand && settledBy(demand, 'aluminum') !== 'exact');

/** New windings reach other voltages. */
const rewind = ({ orderType }: MatchRequirement): Alternative[] =>
  orderType?.value === 'RC' ? [{ change: 'With a rewind', changed: { orderType: { text: 'RW', value: 'RW' } } }] : [];

const onlyWinding = (required: MatchRequirement['primaryVoltage']): Winding | null => {
  const [winding, second] = required?.value ?? [];
  return winding && !second ? winding : null;
};
