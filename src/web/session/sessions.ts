import type { ServerConnection } from '../state/api/server/serverConnection';
import type { StoreTools } from '../state/storeTools';
import { namingActions } from './namingActions';
import { createSession } from './session';

type Session = ReturnType<typeof createSession>;

const sessions = new WeakMap<ServerConnection, WeakMap<object, Session>>();

/**
 * The session of one sign-in, of which `user` is the token. React may ask for it several times before it shows anything,
 * and again after it threw the screens away; DevTools show one store all the same.
 */
export function sessionOf(user: { readonly id: string }, connection: ServerConnection, tools: StoreTools | null) {
  const known = sessions.get(connection) ?? new WeakMap<object, Session>();
  sessions.set(connection, known);
  const session = known.get(user) ?? begin(user, connection, tools, () => known.delete(user));
  known.set(user, session);
  return session;
}

function begin(
  user: { readonly id: string },
  connection: ServerConnection,
  tools: StoreTools | null,
  onEnd: () => void,
): Session {
  const session = createSession(user.id, namingActions(connection), tools);
  return {
    ...session,
    end: () => {
      onEnd();
      session.end();
    },
  };
}
