import { assign, setup } from 'xstate';

const views = ['all', 'narrowed', 'turned', 'order'] as const;
type View = (typeof views)[number];

interface Context {
  /** The pages of this tab, and the one that is shown. */
  history: readonly View[];
  at: number;
}

type Event =
  | { type: 'NARROW' }
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
 * The list of orders is its address (spec section 2): filters and pages come back by Back, Forward and reload. To stay
 * finite and short, the list is narrowed only where the tab began, and reloaded only where nothing lies ahead.
 */
export const orderListModel = modelSetup.createMachine({
  id: 'List of orders',
  context: { history: ['all'], at: 0 },
  initial: 'all',
  states: {
    all: {
      meta: { shows: 'all open orders from the first' },
      on: { ...inHistory, NARROW: { guard: 'isFirst', ...visit('narrowed') } },
    },
    narrowed: {
      meta: { shows: 'the reconditioned ones from the first' },
      on: { ...inHistory, NEXT_PAGE: visit('turned') },
    },
    turned: {
      meta: { shows: 'their second page' },
      on: {
        ...inHistory,
        REMOVE_FILTER: visit('all'),
        OPEN_ORDER: visit('order'),
        RELOAD: { guard: 'isNewest', target: 'turned' },
      },
    },
    order: {
      meta: { shows: 'the comparison of an order' },
      on: inHistory,
    },
  },
});
