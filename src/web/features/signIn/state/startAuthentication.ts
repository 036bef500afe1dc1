import { createActor, fromPromise } from 'xstate';
import type { AuthMemory } from '../../../lib/auth/authMemory';
import type { AuthPort, LoginOptions } from '../../../lib/auth/authPort';
import { signOut } from '../../../lib/auth/authSignOut';
import type { Notifier } from '../../../lib/browser/notifier';
import type { OtherTabs, SignedInTabs } from '../../../lib/auth/tabs';
import type { InspectionObserver } from '../../../store/inspection';
import { authenticationMachine } from '../../../machines/authentication';
import { messages } from '../../../../domain/messages';

export interface AuthenticationPorts {
  port: AuthPort;
  memory: AuthMemory;
  notifier: Notifier;
  otherTabs: OtherTabs;
  signedInTabs: SignedInTabs;
  forgetWork: (userId: string) => void;
  address: () => string;
  apiBaseUrl: () => Promise<string>;
  log: (error: unknown) => void;
  inspect?: InspectionObserver;
}

export function startAuthentication(ports: AuthenticationPorts) {
  const { port, memory, notifier, otherTabs, signedInTabs, forgetWork, address, apiBaseUrl, log, inspect } = ports;
  const machine = authenticationMachine.provide({
    actors: {
      resume: fromPromise(() => port.resume()),
      findSession: fromPromise(() => signedInTabs.find()),
      acquireToken: fromPromise(async () => (await port.getToken()) !== null),
      login: fromPromise<unknown, LoginOptions>(({ input }) => port.login(input)),
      signOut: fromPromise<unknown>(() => signOut({ port, apiBaseUrl })),
      forget: fromPromise<unknown>(() => port.forget()),
    },
    actions: {
      log: ({ event }) => log('error' in event ? event.error : event),
      raiseFailure: ({ context: { error } }) => {
        if (error !== null) notifier.failure(messages.authentication.failureTitle, error);
      },
      leaveNotice: ({ context }) => {
        memory.leaveNotice(context.error);
        memory.leaveAddress(address());
      },
      dropNotice: () => {
        memory.leaveNotice(null);
        memory.leaveAddress(null);
      },
      notifyOtherTabs: ({ context: { user } }, { isTimeout }) => {
        if (user) otherTabs.notify({ userId: user.id, isTimeout });
      },
      forgetWork: ({ context: { user } }) => {
        if (user) forgetWork(user.id);
      },
    },
  });
  const input = {
    hasHint: port.hasHint(),
    isRenewing: memory.isRenewing,
    mayJoin: !memory.wasAtProvider,
    notice: memory.takeNotice(),
  };
  memory.leaveAddress(null);
  const actor = createActor(machine, { input, inspect }).start();
  actor.subscribe((snapshot) => {
    const { user } = snapshot.context;
    signedInTabs.show(snapshot.matches('authenticated') && user !== null ? user.email : null);
  });
  otherTabs.subscribe(({ userId, isTimeout }) => {
    if (!isTimeout) forgetWork(userId);
    actor.send({ type: 'SIGNED_OUT_ELSEWHERE', userId });
  });
  return actor;
}
