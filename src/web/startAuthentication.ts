import { createActor, fromPromise } from 'xstate';
import type { AuthMemory } from './adapters/authMemory';
import type { AuthPort } from './adapters/authPort';
import { signOut } from './adapters/authSignOut';
import type { Notifier } from './adapters/notifier';
import { authenticationMachine } from './state/machines/authentication';
import { authenticationTexts } from './state/machines/authenticationTexts';

/** The outside world of authentication. */
export interface AuthenticationPorts {
  port: AuthPort;
  memory: AuthMemory;
  notifier: Notifier;
  apiBaseUrl: () => Promise<string>;
  log: (error: unknown) => void;
}

/** Starts authentication: from here on the machine decides, and the ports do. */
export function startAuthentication({ port, memory, notifier, apiBaseUrl, log }: AuthenticationPorts) {
  const machine = authenticationMachine.provide({
    actors: {
      resume: fromPromise(() => port.resume()),
      acquireToken: fromPromise(async () => (await port.getToken()) !== null),
      login: fromPromise<unknown, { again: boolean }>(({ input }) => port.login(input)),
      signOut: fromPromise<unknown>(() => signOut({ port, apiBaseUrl })),
    },
    actions: {
      log: ({ event }) => log('error' in event ? event.error : event),
      raiseFailure: ({ context: { error } }) => {
        if (error !== null) notifier.failure(authenticationTexts.failureTitle, error);
      },
      leaveNotice: ({ context }) => memory.leaveNotice(context.error),
      dropNotice: () => memory.leaveNotice(null),
    },
  });
  const input = { hasHint: port.hasHint(), isRenewing: memory.isRenewing, notice: memory.takeNotice() };
  return createActor(machine, { input }).start();
}
