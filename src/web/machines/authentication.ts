import { assign, fromPromise, setup } from 'xstate';
import type { LoginOptions, User } from '../lib/auth/authPort';
import { messages } from '../../domain/messages';
import { errorOf, failureIs, hasKind, outputOf, wantsPerson, unprovided } from './events';

const texts = messages.authentication;

interface Context {
  user: User | null;
  error: string | null;
  remark: string | null;
  /** Another tab ended this user's session before it was known who is signed in here. */
  endedUserId: string | null;
  hasHint: boolean;
  /** At most once per sign-in, to prevent redirect loops. */
  isRenewing: boolean;
  /** The tab may join another tab's session automatically. */
  mayJoin?: boolean;
}

export interface AuthenticationInput {
  hasHint: boolean;
  isRenewing: boolean;
  mayJoin?: boolean;
  notice: string | null;
}

export type AuthenticationEvent =
  | { type: 'LOGIN' }
  | { type: 'LOGOUT' }
  /** The product API answered 401 or 403. */
  | { type: 'UNAUTHORIZED' }
  /** Another tab of this browser ended this person's session. */
  | { type: 'SIGNED_OUT_ELSEWHERE'; userId: string }
  /** A token takes a visit to the provider: multi-factor authentication, sign-in frequency, or no cookies in hidden frames. */
  | { type: 'INTERACTION_REQUIRED'; error: unknown }
  /** No token could be had for a call, for a reason that will not go away. */
  | { type: 'TOKEN_REFUSED'; error: unknown };

const types: { context?: Context; events?: AuthenticationEvent; input?: AuthenticationInput } = {};

const stub = (): void => undefined;
const stubWithParams: (args: unknown, params: { isTimeout: boolean }) => void = stub;

const machineSetup = setup({
  types,
  actors: {
    resume: fromPromise<User | null>(unprovided('resume')),
    findSession: fromPromise<string | null>(unprovided('findSession')),
    acquireToken: fromPromise<boolean>(unprovided('acquireToken')),
    login: fromPromise<unknown, LoginOptions>(unprovided('login')),
    signOut: fromPromise<unknown>(unprovided('signOut')),
    forget: fromPromise<unknown>(unprovided('forget')),
  },
  guards: {
    isSameUser: ({ context, event }) => event.type === 'SIGNED_OUT_ELSEWHERE' && event.userId === context.user?.id,
    isEnded: ({ context }, { user }: { user: User | null }) => user !== null && user.id === context.endedUserId,
    hasHint: ({ context }) => context.hasHint,
    mayJoin: ({ context }) => context.mayJoin === true,
    hasOutput: ({ event }) => Boolean(outputOf(event)),
    mayRenew: ({ context, event }) => !context.isRenewing && wantsPerson({ event }),
    /** Other errors mean that single sign-on did not start. */
    isAnswer: ({ event }) => hasKind(errorOf(event)),
    isDeclined: wantsPerson,
    isCancelled: failureIs('cancelled'),
    isInvalid: failureIs('invalid'),
  },
  actions: {
    log: stub,
    raiseFailure: stub,
    leaveNotice: stub,
    dropNotice: stub,
    notifyOtherTabs: stubWithParams,
    forgetWork: stub,
    keepUser: assign({ user: (_, params: { user: User | null }) => params.user }),
    forgetUser: assign({ user: null }),
    fail: assign({ error: (_, params: { text: string }) => params.text }),
    clearMessages: assign({ error: null, remark: null }),
    keepEndedUser: assign({ endedUserId: (_, params: { userId: string }) => params.userId }),
    remarkEnd: assign({ remark: texts.elsewhere }),
    renewed: assign({ isRenewing: false, error: null }),
  },
});

const notifyOtherTabs = (isTimeout: boolean) => ({ type: 'notifyOtherTabs', params: { isTimeout } }) as const;

const fail = (text: string) => ({ type: 'fail', params: { text } }) as const;

const endedElsewhere = { guard: 'isSameUser', target: '#authentication.forgetting' } as const;

const loginFailed = [
  { guard: 'isCancelled', target: '#authentication.loggedOut' },
  { target: '#authentication.loggedOut', actions: ['log', fail(texts.login)] },
] as const;

/** No I/O: actors and actions are provided at start. A state that redirects is left only by a failure. */
export const authenticationMachine = machineSetup.createMachine({
  id: 'authentication',
  initial: 'starting',
  context: ({ input: { notice, ...input } }) => ({
    ...input,
    user: null,
    error: notice,
    remark: null,
    endedUserId: null,
  }),
  states: {
    starting: {
      always: [
        { guard: 'hasHint', target: 'loading' },
        { guard: 'mayJoin', target: 'joining' },
        { target: 'loggedOut' },
      ],
    },

    joining: {
      invoke: {
        id: 'findSession',
        src: 'findSession',
        onDone: [{ guard: 'hasOutput', target: 'redirecting.joining' }, { target: 'loggedOut' }],
        onError: { target: 'loggedOut', actions: 'log' },
      },
    },

    loading: {
      initial: 'resuming',
      states: {
        resuming: {
          on: {
            SIGNED_OUT_ELSEWHERE: {
              actions: { type: 'keepEndedUser', params: ({ event }) => ({ userId: event.userId }) },
            },
          },
          invoke: {
            id: 'resume',
            src: 'resume',
            onDone: [
              {
                guard: { type: 'isEnded', params: ({ event }) => ({ user: event.output }) },
                target: '#authentication.forgetting',
              },
              {
                guard: 'hasOutput',
                target: 'acquiring',
                actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
              },
              { target: '#authentication.loggedOut' },
            ],
            onError: [
              { guard: 'isCancelled', target: '#authentication.loggedOut', actions: 'log' },
              { guard: 'isDeclined', target: '#authentication.loggedOut', actions: 'log' },
              { guard: 'isInvalid', target: '#authentication.loggedOut', actions: ['log', fail(texts.invalid)] },
              { guard: 'isAnswer', target: '#authentication.loggedOut', actions: ['log', fail(texts.login)] },
              { target: '#authentication.loggedOut', actions: 'log' },
            ],
          },
        },
        acquiring: {
          on: { SIGNED_OUT_ELSEWHERE: endedElsewhere },
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
      on: { LOGIN: { target: 'redirecting.first', actions: 'clearMessages' } },
    },

    redirecting: {
      initial: 'first',
      states: {
        first: { invoke: { id: 'login', src: 'login', input: { again: false }, onError: loginFailed } },
        again: { invoke: { id: 'loginAgain', src: 'login', input: { again: true }, onError: loginFailed } },
        midway: { invoke: { id: 'loginMidway', src: 'login', input: { again: true }, onError: loginFailed } },
        joining: {
          invoke: {
            id: 'loginJoining',
            src: 'login',
            input: ({ event }) => ({ again: false, joining: String(outputOf(event)) }),
            onError: { target: '#authentication.loggedOut', actions: 'log' },
          },
        },
      },
    },

    authenticated: {
      entry: 'renewed',
      on: {
        LOGOUT: { target: 'signingOut', actions: ['dropNotice', 'forgetWork', notifyOtherTabs(false)] },
        UNAUTHORIZED: {
          target: 'signingOut',
          actions: [fail(texts.timeout), 'leaveNotice', notifyOtherTabs(true)],
        },
        SIGNED_OUT_ELSEWHERE: endedElsewhere,
        INTERACTION_REQUIRED: { target: 'redirecting.midway', actions: 'log' },
        TOKEN_REFUSED: [
          { guard: 'isInvalid', target: 'loggedOut', actions: ['log', fail(texts.invalid)] },
          { target: 'loggedOut', actions: ['log', fail(texts.acquire)] },
        ],
      },
    },

    forgetting: {
      entry: ['forgetUser', 'remarkEnd'],
      invoke: {
        id: 'forget',
        src: 'forget',
        onDone: 'loggedOut',
        onError: { target: 'loggedOut', actions: 'log' },
      },
    },

    signingOut: {
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onError: { target: 'loggedOut', actions: ['log', fail(texts.logout), 'dropNotice'] },
      },
    },
  },
});
