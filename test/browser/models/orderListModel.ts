import { assign, setup } from 'xstate';

const views = ['all', 'filtered', 'secondPage', 'order'] as const;
type View = (typeof views)[number];

interface Context {
  history: readonly View[];
  at: number;
}

type Event =
  | { type: 'FILTER' }
  | { type: 'NEXT_PAGE' }
  | { type: 'REMOVE_FILTER' }
  | { type: 'OPEN_ORDER' }
  | { type: 'RELOAD' }
  | { type: 'BACK' }
  | { type: 'FORWARD' };

const types: { context?: Context; events?: Event; meta?: { shows: string } } = {};

const modelSetup = setup({
  types,
  guards: {
    isFirst: ({ context }) => context.at === 0,
    isNewest: ({ context }) => context.at === context.history.length - 1,
    leadsTo: ({ context }, { steps, view }: { steps: number; view: View }) =>
      context.history[context.at + steps] === view,
  },
  actions: {
    visit: assign(({ context }, { view }: { view: View }) => ({
      history: [...context.history.slice(0, context.at + 1), view],
      at: context.at + 1,
    })),
    go: assign({ at: ({ context }, { steps }: { steps: number }) => context.at + steps }),
  },
});

const visit = (view: View) => ({ target: view, actions: { type: 'visit', params: { view } } }) as const;
const go = (steps: number) =>
  views.map(
    (view) =>
      ({
        guard: { type: 'leadsTo', params: { steps, view } },
        target: view,
        reenter: true,
        actions: { type: 'go', params: { steps } },
      }) as const,
  );
const inHistory = { BACK: go(-1), FORWARD: go(1) };

/**
 * The address holds the whole state of the orders list (spec section 2): Back, Forward and reload restore filters and pages.
 * To keep the model finite and short, it filters only on the first page of the history and reloads only on the last.
 */
export const orderListModel = modelSetup.createMachine({
  id: 'List of orders',
  context: { history: ['all'], at: 0 },
  initial: 'all',
  states: {
    all: {
      meta: { shows: 'the first page of all open orders' },
      on: { ...inHistory, FILTER: { guard: 'isFirst', ...visit('filtered') } },
    },
    filtered: {
      meta: { shows: 'the first page of the reconditioned orders' },
      on: { ...inHistory, NEXT_PAGE: visit('secondPage') },
    },
    secondPage: {
      meta: { shows: 'the second page of the reconditioned orders' },
      on: {
        ...inHistory,
        REMOVE_FILTER: visit('all'),
        OPEN_ORDER: visit('order'),
        RELOAD: { guard: 'isNewest', target: 'secondPage' },
      },
    },
    order: { meta: { shows: 'the comparison of an order' }, on: inHistory },
  },
});
