import type { ListedScenario, PlanQuestion } from '../../contract/plan/planScenarios';
import { DEFAULT_SETTINGS } from '../../contract/plan/defaultSettings';
import { planSettingsSchema, type PlanRequest, type PlanSettings } from '../../contract/plan/planRequest';
import { classOfMatch } from './planClass';
import { serialSchema } from '../../contract/typed';

/** Address names of the settings. */
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

const isSetting = (name: string): name is keyof PlanSettings => Object.hasOwn(NAMES, name);
export const settingNames = Object.keys(NAMES).filter(isSetting);

export const DEFAULT_QUESTION: PlanQuestion = { settings: DEFAULT_SETTINGS, pinned: [], forbidden: [] };

const SCENARIO = 'scenario';

export function scenarioAddress({ id, question }: Pick<ListedScenario, 'id' | 'question'>): URLSearchParams {
  const address = addressOf(question);
  address.set(SCENARIO, String(id));
  return address;
}

export const scenarioOf = (address: URLSearchParams): string | null => address.get(SCENARIO);

type Pairs = PlanRequest['pinned'];

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

/** Addresses from before fit classes have a minimum match, 0 to 1. */
function oldClass(address: URLSearchParams): Pick<PlanSettings, 'fit'> | null {
  const match = Number(address.get('match')?.trim() || 'none');
  return match >= 0 && match <= 1 ? { fit: classOfMatch(match) } : null;
}

/** '12:490417,15:484872': order ids and serials, with ',' as '%2C' and '%' as '%25' in a serial. */
function pairsIn(text: string | null): Pairs {
  return (text ?? '').split(',').flatMap((each) => {
    const [, id, written = ''] = /^([1-9]\d{0,14}):(.+)$/s.exec(each) ?? [];
    const serial = written.replaceAll(/%(?:2C|25)/g, decodeURIComponent);
    return serialSchema.safeParse(serial).success ? [{ order_id: Number(id), serial }] : [];
  });
}

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

/** Neither pinned nor forbidden. */
export const without = ({ pinned, forbidden, ...request }: PlanRequest, pair: Pairs[number]): PlanRequest => ({
  ...request,
  pinned: pinned.filter((each) => !isSame(each, pair)),
  forbidden: forbidden.filter((each) => !isSame(each, pair)),
});

/** Pins a pair; other pins of its order and unit end. */
export const withPin = (request: PlanRequest, pair: Pairs[number]): PlanRequest => ({
  ...without(request, pair),
  pinned: [...others(request.pinned, pair), pair],
});

export function withForbidden(request: PlanRequest, pair: Pairs[number]): PlanRequest {
  const rest = without(request, pair);
  return { ...rest, forbidden: [...rest.forbidden, pair] };
}
