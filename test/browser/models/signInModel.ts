import { assign, setup } from 'xstate';

type Notice = 'Login failed' | 'timed out' | 'ended in another tab';

interface Context {
  notice: Notice | null;
}

type Event =
  | { type: 'SIGN_IN' }
  | { type: 'SIGN_IN_CUT_OFF' }
  | { type: 'RELOAD' }
  | { type: 'BACK' }
  | { type: 'RIGHT_PASSWORD' }
  | { type: 'WRONG_PASSWORD' }
  | { type: 'LOG_OUT' }
  | { type: 'LOG_OUT_IN_OTHER_TAB' }
  | { type: 'REFUSED' };

const types: { context?: Context; events?: Event; meta?: { shows: string } } = {};

const modelSetup = setup({
  types,
  guards: { isNew: ({ context }) => context.notice === null, hasNotice: ({ context }) => context.notice !== null },
  actions: {
    showNotice: assign({ notice: (_, params: { notice: Notice }) => params.notice }),
    clearNotice: assign({ notice: null }),
  },
});

const showNotice = (notice: Notice) => ({ type: 'showNotice', params: { notice } }) as const;

/** From the sign-in page to the provider, into the app and out again (spec section 4). */
export const signInModel = modelSetup.createMachine({
  id: 'Sign-in',
  context: { notice: null },
  initial: 'signedOut',
  states: {
    signedOut: {
      meta: { shows: 'the sign-in page and its notice' },
      exit: 'clearNotice',
      on: {
        SIGN_IN: 'atProvider',
        SIGN_IN_CUT_OFF: { guard: 'isNew', target: 'signedOut', reenter: true, actions: showNotice('Login failed') },
        RELOAD: { guard: 'hasNotice', target: 'signedOut', reenter: true },
      },
    },
    atProvider: {
      meta: { shows: "the provider's form" },
      on: { RIGHT_PASSWORD: 'signedIn', WRONG_PASSWORD: 'refused', BACK: 'signedOut' },
    },
    refused: { meta: { shows: "the provider's form with an error" }, on: { RIGHT_PASSWORD: 'signedIn' } },
    signedIn: {
      meta: { shows: 'the orders' },
      on: {
        RELOAD: 'signedIn',
        LOG_OUT: 'signedOut',
        LOG_OUT_IN_OTHER_TAB: { target: 'signedOut', actions: showNotice('ended in another tab') },
        REFUSED: { target: 'signedOut', actions: showNotice('timed out') },
      },
    },
  },
});
