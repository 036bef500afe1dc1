/** The end of a session, of which a tab notifies the others: each of them keeps tokens of its own. */
export interface SessionEnd {
  userId: string;
  /** The server ended it, not the person: their work is stored for them. */
  isTimeout: boolean;
}

export interface OtherTabs {
  notify: (end: SessionEnd) => void;
  /** Receives the ends of sessions in other tabs, never its own. */
  subscribe: (onEnd: (end: SessionEnd) => void) => void;
}

/** The other tabs of this browser, as far as they show this app. */
export function createOtherTabs(channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>): OtherTabs {
  return {
    notify: (end) => channel.postMessage(end),
    subscribe: (onEnd) =>
      channel.addEventListener('message', ({ data }: MessageEvent<Partial<SessionEnd> | null>) => {
        if (typeof data?.userId === 'string') onEnd({ userId: data.userId, isTimeout: data.isTimeout === true });
      }),
  };
}

/** Which people are signed in in the tabs of this browser. */
export interface SignedInTabs {
  /** Says who is signed in in this tab; null if no one is any more. A tab that closes or crashes says so by itself. */
  show: (email: string | null) => void;
  /** The email of the one person who is signed in in other tabs; null if there is none, or more than one. */
  find: () => Promise<string | null>;
}

const PREFIX = 'specai.signed-in:';

/**
 * Each signed-in tab holds a lock that names its person: it can be seen at once, also where the tab itself sleeps. Where locks
 * cannot be had, no one is found.
 */
export function createSignedInTabs(locks: Pick<LockManager, 'request' | 'query'> | undefined): SignedInTabs {
  let shown: string | null = null;
  let release = (): void => undefined;
  return {
    show: (email) => {
      if (email === shown) return;
      shown = email;
      release();
      if (email === null) return;
      const released = new Promise<void>((resolve) => (release = resolve));
      locks?.request(PREFIX + email, { mode: 'shared' }, () => released).catch(() => undefined);
    },
    find: async () => {
      const { held = [] } = (await locks?.query()) ?? {};
      const names = new Set(held.map(({ name = '' }) => name).filter((name) => name.startsWith(PREFIX)));
      const [only] = names;
      return names.size === 1 && only !== undefined ? only.slice(PREFIX.length) : null;
    },
  };
}
