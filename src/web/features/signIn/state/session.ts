import { inBrowser, repeatLost } from '../../../lib/browser/repeatLost';
import { ActionKeys } from '../../../store/api/server/actionKeys';
import type { ServerConnection } from '../../../store/api/server/serverConnection';
import { createDraftMemory } from '../../../lib/browser/memories';
import { createWorkMemory } from '../../../lib/browser/workStorage';
import { readComparison, rememberComparison } from '../../comparison/state/rememberedComparison';
import { readDesk, rememberDesk } from '../../requests/state/requestDesk';
import { createAppStore, forgetServerAnswers } from '../../../store/store';
import type { StoreTools } from '../../../store/inspection';

const namingActions = (connection: ServerConnection): ServerConnection =>
  connection.namesActions === true
    ? {
        ...connection,
        actionKeys: new ActionKeys(),
        repeating: inBrowser,
        fetchFn: connection.fetchFn ?? repeatLost(),
      }
    : connection;

const DESK = 'request';

/** The store starts with the work that this tab remembers: retained after a timeout, dropped on logout. */
export function createSession(userId: string, connection: ServerConnection, tools: StoreTools | null = null) {
  const memory = createWorkMemory(window.sessionStorage);
  const drafts = createDraftMemory(window.sessionStorage, userId);
  const preloadedState = { ...readComparison(memory.read(userId)), ...readDesk(drafts.read(DESK)) };
  const store = createAppStore({ connection, tools, preloadedState });
  const stops = [
    rememberComparison(store, (text) => memory.write(userId, text)),
    rememberDesk(store, (text) => drafts.keep(DESK, text)),
  ];
  const end = () => {
    stops.forEach((stop) => stop());
    forgetServerAnswers(store);
  };
  return { store, end };
}

type Session = ReturnType<typeof createSession>;

const sessions = new WeakMap<ServerConnection, WeakMap<object, Session>>();

/** One session per `user` object: React may render several times before it commits. */
export function sessionOf(user: { readonly id: string }, connection: ServerConnection, tools: StoreTools | null) {
  const known = sessions.get(connection) ?? new WeakMap<object, Session>();
  sessions.set(connection, known);
  const found = known.get(user);
  if (found) return found;
  const { store, end } = createSession(user.id, namingActions(connection), tools);
  const session = {
    store,
    end: () => {
      known.delete(user);
      end();
    },
  };
  known.set(user, session);
  return session;
}
