import type { MyWorkItem, MyWorkKind, Urgency } from '../../contract/people/myWork';

const URGENCY: Readonly<Record<MyWorkKind, Urgency>> = {
  approval: 'now',
  returned: 'now',
  mention: 'now',
  handedOver: 'now',
  import: 'now',
  lateOrder: 'now',
  dueOrder: 'week',
  hold: 'week',
  quotation: 'week',
  inquiry: 'week',
  released: 'know',
  changedUnit: 'know',
  decided: 'know',
};

/** Work that ends today is urgent now. Days are 'YYYY-MM-DD' in the business time zone. */
export function urgencyOfWork({ kind, due }: Pick<MyWorkItem, 'kind' | 'due'>, today: string): Urgency {
  const isEnding = (kind === 'hold' || kind === 'quotation' || kind === 'dueOrder') && due !== null && due <= today;
  return isEnding ? 'now' : URGENCY[kind];
}

export const urgencyNames: Readonly<Record<Urgency, string>> = { now: 'Now', week: 'This week', know: 'To know' };
