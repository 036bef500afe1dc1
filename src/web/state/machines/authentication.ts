import { assign, fromPromise, setup } from 'xstate';
import type { AuthFailureKind, User } from '../../adapters/authPort';
import { authenticationTexts as texts } from './authenticationTexts';

interface Context {
  user: User | null;
  /** What the sign-in screen says went wrong. */
  error: string | null;
  hasHint: boolean;
  /** The app already sent the person to the provider by itself: once per sign-in, so that it cannot loop. */
  isRenewing: boolean;
}

export interface AuthenticationInput {
  hasHint: boolean;
  isRenewing: boolean;
  /** A message left before a redirect. */
  notice: string | null;
}

export type AuthenticationEvent =
  | { type: 'LOGIN' }
  | { type: 'LOGOUT' }
  /** The product API answered 401 or 403. */
  | { type: 'UNAUTHORIZED' }
  /** No token could be had for a call, for a reason that will not go away. */
  | { type: 'TOKEN_REFUSED'; error: unknown };

const types: { context?: Context; events?: AuthenticationEvent; input?: AuthenticationInput } = {};

/** Stands where the outside world is provided. */
const unheard = (): void => undefined;
const unprovided = (): Promise<never> => Promise.reject(new Error('Provided where the machine is started.'));

/** What an actor failed with, or an event says went wrong. */
const errorOf = (event: object): unknown => ('error' in event ? event.error : undefined);

function failureIs(kind: AuthFailureKind) {
  return ({ event }: { event: object }): boolean => {
    const error = errorOf(event);
    return typeof error === 'object' && error !== null && 'kind' in error && error.kind === kind;
  };
}

const machineSetup = setup({
  types,
  actors: {
    /** Loads single sign-on, ends a sign-in under way, says who is signed in. */
    resume: fromPromise<User | null>(unprovided),
    /** Whether a token for the product API can be had; the token itself stays outside. */
    acquireToken: fromPromise<boolean>(unprovided),
    /** Leaves the page: only a failure comes back. */
    login: fromPromise<unknown, { again: boolean }>(unprovided),
    /** Tells the product API, then leaves the page: only a failure comes back. */
    signOut: fromPromise<unknown>(unprovided),
  },
  guards: {
    hasHint: ({ context }) => context.hasHint,
    hasOutput: ({ event }) => 'output' in event && Boolean(event.output),
    mayRenew: ({ context, event }) => failureIs('interactionRequired')({ event }) && !context.isRenewing,
    isCancelled: failureIs('cancelled'),
    isInvalid: failureIs('invalid'),
  },
  actions: {
    /** Writes the event's error to the log. */
    log: unheard,
    /** Raises context.error, if there is one, as the message that 'Authentication Error' titles. */
    raiseFailure: unheard,
    /** Keeps context.error over the redirect of the sign-out. */
    leaveNotice: unheard,
    /** Takes back what leaveNotice kept. */
    dropNotice: unheard,
    keepUser: assign({ user: (_, params: { user: User | null }) => params.user }),
    forgetUser: assign({ user: null }),
    fail: assign({ error: (_, params: { text: string }) => params.text }),
    clearFailure: assign({ error: null }),
    renewed: assign({ isRenewing: false, error: null }),
  },
});

const fail = (text: string) => ({ type: 'fail', params: { text } }) as const;

/** Whoever turns back at the provider meets the sign-in screen, and no error. */
const loginFailed = [
  { guard: 'isCancelled', target: '#authentication.loggedOut' },
  { target: '#authentication.loggedOut', actions: ['log', fail(texts.login)] },
] as const;

/**
 * Who is signed in, and what is under way about it. Does no I/O: actors and the actions that reach outside are provided
 * where it is started. A redirect ends the page, so a state that redirects is left only by a failure.
 */
export const authenticationMachine = machineSetup.createMachine({
  id: 'authentication',
  initial: 'starting',
  context: ({ input: { notice, ...input } }) => ({ ...input, user: null, error: notice }),
  states: {
    starting: { always: [{ guard: 'hasHint', target: 'loading' }, { target: 'loggedOut' }] },

    loading: {
      initial: 'resuming',
      states: {
        resuming: {
          invoke: {
            id: 'resume',
            src: 'resume',
            onDone: [
              {
                guard: 'hasOutput',
                target: 'acquiring',
                actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
              },
              { target: '#authentication.loggedOut' },
            ],
            onError: { target: '#authentication.loggedOut', actions: 'log' },
          },
        },
        acquiring: {
          invoke: {
            id: 'acquireToken',
            src: 'acquireToken',
            onDone: [
              { guard: 'hasOutput', target: '#authentication.authenticated' },
              { target: '#authentication.loggedOut', actions: fail(texts.noToken) },
            ],
            onError: [
              { guard: 'mayRenew', target: '#authentication.redirecting.again' },
              { guard: 'isInvalid', target: '#authentication.loggedOut', actions: ['log', fail(texts.invalid)] },
              { target: '#authentication.loggedOut', actions: ['log', fail(texts.acquire)] },
            ],
          },
        },
      },
    },

    loggedOut: {
      entry: ['forgetUser', 'raiseFailure'],
      on: { LOGIN: { target: 'redirecting.first', actions: 'clearFailure' } },
    },

    redirecting: {
      initial: 'first',
      states: {
        first: { invoke: { id: 'login', src: 'login', input: { again: false }, onError: loginFailed } },
        again: { invoke: { id: 'loginAgain', src: 'login', input: { again: true }, onError: loginFailed } },
      },
    },

    authenticated: {
      entry: 'renewed',
      on: {
        LOGOUT: 'signingOut',
        UNAUTHORIZED: {
          target: 'signingOut',
          actions: [fail(texts.timeout), 'leaveNotice'],
        },
        TOKEN_REFUSED: [
          { guard: 'isInvalid', target: 'loggedOut', actions: ['log', fail(texts.invalid)] },
          { target: 'loggedOut', actions: ['log', fail(texts.acquire)] },
        ],
      },
    },

    signingOut: {
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onError: {
          target: 'loggedOut',
          actions: ['log', fail(texts.logout), 'dropNotice'],
        },
      },
    },
  },
});
