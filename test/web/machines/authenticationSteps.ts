import { createActor, fromPromise, type AnyEventObject } from 'xstate';
import type { LoginOptions, User } from '../../../src/web/lib/auth/authPort';
import { authenticationMachine, type AuthenticationInput } from '../../../src/web/machines/authentication';

export const dana = { id: '1', name: 'Dana Sales', email: 'sales@specai.test' };
export const failure = (kind: string) => Object.assign(new Error(kind), { kind });
export const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, actorId: id, output });
export const error = (id: string, kind: string) => ({
  type: `xstate.error.actor.${id}`,
  actorId: id,
  error: failure(kind),
});

export const fresh: AuthenticationInput = { hasHint: true, isRenewing: false, notice: null };
export const renewing: AuthenticationInput = { ...fresh, isRenewing: true };
export const visitor: AuthenticationInput = { ...fresh, hasHint: false };
export const newTab: AuthenticationInput = { ...visitor, mayJoin: true };

const never = () => new Promise<never>(() => undefined);
export type Effects = string[];

export function start(input: AuthenticationInput, events: AnyEventObject[] = []) {
  const effects: Effects = [];
  const calls: string[] = [];
  const call = (name: string) => (): Promise<never> => {
    calls.push(name);
    return never();
  };
  const machine = authenticationMachine.provide({
    actors: {
      resume: fromPromise<User | null>(call('resume')),
      acquireToken: fromPromise<boolean>(call('acquireToken')),
      findSession: fromPromise<string | null>(call('findSession')),
      login: fromPromise<unknown, LoginOptions>(({ input }) => call(`login ${JSON.stringify(input)}`)()),
      signOut: fromPromise<unknown>(call('signOut')),
      forget: fromPromise<unknown>(call('forget')),
    },
    actions: {
      log: () => void effects.push('log'),
      raiseFailure: ({ context }) => void effects.push(`raise ${context.error ?? 'nothing'}`),
      leaveNotice: ({ context }) => void effects.push(`leave ${context.error ?? 'nothing'}`),
      dropNotice: () => void effects.push('drop'),
      notifyOtherTabs: (_, { isTimeout }) =>
        void effects.push(isTimeout ? 'notify tabs of a time-out' : 'notify tabs of a logout'),
      forgetWork: ({ context }) => void effects.push(`forget the work of ${context.user?.name ?? 'no user'}`),
    },
  });
  const actor = createActor(machine, { input }).start();
  for (const event of events) actor.send(event as never);
  const { value, context } = actor.getSnapshot();
  actor.stop();
  return {
    state: typeof value === 'string' ? value : Object.entries(value).flat().join('.'),
    ...context,
    effects,
    calls,
  };
}

export const resumed = done('resume', dana);
export const found = done('findSession', dana.email);
const gotToken = done('acquireToken', true);
export const signedIn = [resumed, gotToken];
export const interactionRequired = { type: 'INTERACTION_REQUIRED', error: failure('interactionRequired') };
export const endedElsewhere = (userId = dana.id) => ({ type: 'SIGNED_OUT_ELSEWHERE', userId });
