/** Display settings in the plan's address; they never change the plan. */
export interface PlanLayout {
  readonly rows: 'rows' | 'weeks';
  readonly isAdjusting: boolean;
  readonly page: number;
}

export const PLAN_PAGE_SIZE = 25;

const MAX_PAGE_DIGITS = 5;

export function layoutOf(address: URLSearchParams): PlanLayout {
  const page = address.get('page') ?? '';
  const isPage = /^[1-9]\d*$/.test(page) && page.length <= MAX_PAGE_DIGITS;
  return {
    rows: address.get('view') === 'weeks' ? 'weeks' : 'rows',
    isAdjusting: address.get('adjust') === 'open',
    page: isPage ? Number(page) : 1,
  };
}

export function withLayout(address: URLSearchParams, { rows, isAdjusting, page }: PlanLayout): URLSearchParams {
  const query = new URLSearchParams(address);
  const put = (name: string, value: string, isUsual: boolean) =>
    isUsual ? query.delete(name) : query.set(name, value);
  put('view', rows, rows === 'rows');
  put('adjust', 'open', !isAdjusting);
  put('page', String(page), page === 1);
  return query;
}
