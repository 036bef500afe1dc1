import { MAX_OF_KIND, type MyWork, type MyWorkItem, type MyWorkKind } from '../../contract/people/myWork';
import { BUSINESS_TIME_ZONE } from '../calendar/businessDay';
import { formatDate } from '../format/date';
import { formatNumber } from '../format/number';

const who = ({ person }: MyWorkItem) => person?.trim() || 'Someone';
const unit = ({ itemCode }: MyWorkItem) => `unit ${itemCode ?? ''}`;
const job = ({ jobNumber, orderId }: MyWorkItem) => jobNumber?.trim() || `order ${orderId ?? ''}`;
const estimate = (item: MyWorkItem) => `the estimate "${item.name ?? ''}" of ${unit(item)} for ${job(item)}`;

/** The work item as a sentence without a period. */
const TITLES: Readonly<Record<MyWorkKind, (item: MyWorkItem) => string>> = {
  approval: (item) => `${who(item)} proposed ${estimate(item)}`,
  returned: (item) => `${who(item)} returned ${estimate(item)}`,
  mention: (item) => `${who(item)} mentioned you on ${item.orderId === null ? unit(item) : job(item)}`,
  handedOver: (item) => `${who(item)} handed ${item.name ?? job(item)} over to you`,
  import: ({ name }) => `The import of ${name?.trim() || 'files'} waits for you`,
  lateOrder: (item) => `${job(item)} has no unit and is late`,
  dueOrder: (item) => `${job(item)} has no unit`,
  hold: (item) => `The hold of ${unit(item)} for ${job(item)} ends`,
  quotation: (item) => `The quotation ${item.name ?? ''} of ${unit(item)} for ${job(item)} expires`,
  inquiry: ({ name }) => `The inquiry ${name ?? ''} has no quotation`,
  released: (item) => `${who(item)} released ${unit(item)}, which you reserved for ${job(item)}`,
  changedUnit: (item) => `${who(item)} changed ${unit(item)}, which you reserved for ${job(item)}`,
  decided: (item) => `${who(item)} ${item.decision ?? 'changed'} ${estimate(item)}`,
};

export const workTitle = (item: MyWorkItem): string => TITLES[item.kind](item);

/** Customer, day and reason: 'Calloway Pump · due 5 March 2027 · Customer canceled' */
export function workDetail({ kind, customerName, due, at, note }: MyWorkItem): string {
  const day = due === null ? null : `${DAY_WORDS[kind] ?? 'until'} ${formatDate(due)}`;
  const since = due === null && at !== null ? formatDate(at, BUSINESS_TIME_ZONE) : null;
  return [customerName, day, since, note].filter((part) => part !== null && part.trim() !== '').join(' · ');
}

const DAY_WORDS: Readonly<Partial<Record<MyWorkKind, string>>> = {
  lateOrder: 'due',
  dueOrder: 'due',
  inquiry: 'wanted',
};

/** The label of its one action. */
export const workActions: Readonly<Record<MyWorkKind, string>> = {
  approval: 'Approve',
  returned: 'Open estimate',
  mention: 'Open',
  handedOver: 'Open',
  import: 'Continue import',
  lateOrder: 'Find a unit',
  dueOrder: 'Find a unit',
  hold: 'Open hold',
  quotation: 'Open estimate',
  inquiry: 'Open inquiry',
  released: 'Find a unit',
  changedUnit: 'Open unit',
  decided: 'Open estimate',
};

const NAMES: Readonly<Record<MyWorkKind, readonly [one: string, many: string]>> = {
  approval: ['approval', 'approvals'],
  returned: ['returned estimate', 'returned estimates'],
  mention: ['mention', 'mentions'],
  handedOver: ['hand-over', 'hand-overs'],
  import: ['import', 'imports'],
  lateOrder: ['late order', 'late orders'],
  dueOrder: ['order due', 'orders due'],
  hold: ['hold that ends', 'holds that end'],
  quotation: ['quotation that expires', 'quotations that expire'],
  inquiry: ['inquiry without a quotation', 'inquiries without a quotation'],
  released: ['released unit', 'released units'],
  changedUnit: ['changed unit', 'changed units'],
  decided: ['decision', 'decisions'],
};

/** '312 late orders' */
export const kindCount = (kind: MyWorkKind, count: number): string =>
  `${formatNumber(count)} ${NAMES[kind][count === 1 ? 0 : 1]}`;

/** The kinds among the items that have more than is listed. */
export const cutKinds = ({ totals }: Pick<MyWork, 'totals'>, items: readonly MyWorkItem[]): MyWork['totals'] =>
  totals.filter(({ kind, count }) => count > MAX_OF_KIND && items.some((item) => item.kind === kind));
