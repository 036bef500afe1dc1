import type { ListedScenario, PlanQuestion } from '../../contract/plan/planScenarios';
import { DEFAULT_SETTINGS } from '../../contract/plan/defaultSettings';
import { planSettingsSchema, type PlanRequest, type PlanSettings } from '../../contract/plan/planRequest';
import { classOfMatch } from './planClass';
import { serialSchema } from '../../contract/typed';

/** The names of the settings in the address of the plan. */
const NAMES = {
  fit: 'fit',
  filled: 'filled',
  late_week: 'late',
  hundred_miles: 'miles',
  ready_weeks: 'ready',
  work_weeks: 'work',
  buy_weeks: 'buy',
  units_per_order: 'units',
} as const satisfies Record<keyof PlanSettings, string>;

/** In display order. */
export const settingNames = [
  'fit',
  'filled',
  'late_week',
  'hundred_miles',
  'ready_weeks',
  'work_weeks',
  'buy_weeks',
  'units_per_order',
] as const satisfies readonly (keyof PlanSettings)[];

/** The plan without an address. */
export const DEFAULT_QUESTION: PlanQuestion = { settings: DEFAULT_SETTINGS, pinned: [], forbidden: [] };

const SCENARIO = 'scenario';

/** The address that solves a saved plan again and says what changed since. */
export function scenarioAddress({ id, question }: Pick<ListedScenario, 'id' | 'question'>): URLSearchParams {
  const address = addressOf(question);
  address.set(SCENARIO, String(id));
  return address;
}

/** The saved plan that an address solves again; null for none. */
export const scenarioOf = (address: URLSearchParams): string | null => address.get(SCENARIO);

type Pairs = PlanRequest['pinned'];

/** The request of an address; unreadable parts are ignored. */
export function requestOf(address: URLSearchParams): PlanRequest {
  return { settings: settingsOf(address), pinned: pairsIn(address.get('pin')), forbidden: pairsIn(address.get('not')) };
}

function settingsOf(address: URLSearchParams): PlanSettings {
  let settings: PlanSettings = { ...DEFAULT_SETTINGS, ...oldClass(address) };
  for (const [key, name] of Object.entries(NAMES)) {
    const text = address.get(name);
    const read = text === null ? null : planSettingsSchema.safeParse({ ...settings, [key]: valueIn(key, text) });
    if (read?.success) settings = read.data;
  }
  return settings;
}

const valueIn = (key: string, text: string) => (key === 'fit' ? text : Number(text.trim() || 'none'));

/** Addresses from before there were classes have the least match of a unit, 0 to 1. */
function oldClass(address: URLSearchParams): Pick<PlanSettings, 'fit'> | null {
  const match = Number(address.get('match')?.trim() || 'none');
  return match >= 0 && match <= 1 ? { fit: classOfMatch(match) } : null;
}

/** '12:490417,15:484872': the id of the order and the serial of the unit; a comma within a serial is '%2C', '%' is '%25'. */
function pairsIn(text: string | null): Pairs {
  return (text ?? '').split(',').flatMap((each) => {
    const [, id, written = ''] = /^([1-9]\d{0,14}):(.+)$/s.exec(each) ?? [];
    const serial = written.replaceAll(/%(?:2C|25)/g, decodeURIComponent);
    return serialSchema.safeParse(serial).success ? [{ order_id: Number(id), serial }] : [];
  });
}

/** The address of a plan, without what is as usual. */
export function addressOf({ settings, pinned, forbidden }: PlanRequest): URLSearchParams {
  const address = new URLSearchParams();
  const usual: Readonly<Record<string, number | string | undefined>> = { ...DEFAULT_SETTINGS };
  const chosen: Readonly<Record<string, number | string | undefined>> = { ...settings };
  for (const [key, name] of Object.entries(NAMES)) {
    const value = chosen[key];
    if (value !== undefined && value !== usual[key]) address.set(name, String(value));
  }
  if (pinned.length > 0) address.set('pin', pairsText(pinned));
  if (forbidden.length > 0) address.set('not', pairsText(forbidden));
  return address;
}

const pairsText = (pairs: Pairs) =>
  pairs.map(({ order_id, serial }) => `${order_id}:${serial.replaceAll(/[%,]/g, encodeURIComponent)}`).join(',');

const others = (pairs: Pairs, { order_id, serial }: Pairs[number]) =>
  pairs.filter((pair) => pair.order_id !== order_id && pair.serial !== serial);

const isSame = (a: Pairs[number], b: Pairs[number]) => a.order_id === b.order_id && a.serial === b.serial;

/** With a pair that must be; other pins of its order and of its unit end. */
export const withPin = (request: PlanRequest, pair: Pairs[number]): PlanRequest => ({
  ...request,
  pinned: [...others(request.pinned, pair), pair],
  forbidden: request.forbidden.filter((each) => !isSame(each, pair)),
});

/** With a pair that must not be. */
export const withForbidden = (request: PlanRequest, pair: Pairs[number]): PlanRequest => ({
  ...request,
  pinned: request.pinned.filter((each) => !isSame(each, pair)),
  forbidden: [...request.forbidden.filter((each) => !isSame(each, pair)), pair],
});

/** Without what was said of a pair. */
export const without = (request: PlanRequest, pair: Pairs[number]): PlanRequest => ({
  ...request,
  pinned: request.pinned.filter((each) => !isSame(each, pair)),
  forbidden: request.forbidden.filter((each) => !isSame(each, pair)),
});
