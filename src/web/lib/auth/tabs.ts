export interface SessionEnd {
  userId: string;
  /** The server ended it, so unsaved work is retained. */
  isTimeout: boolean;
}

export interface OtherTabs {
  notify: (end: SessionEnd) => void;
  subscribe: (onEnd: (end: SessionEnd) => void) => void;
}

export const createOtherTabs = (channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>): OtherTabs => ({
  notify: (end) => channel.postMessage(end),
  subscribe: (onEnd) =>
    channel.addEventListener('message', ({ data }: MessageEvent<Partial<SessionEnd> | null>) => {
      if (typeof data?.userId === 'string') onEnd({ userId: data.userId, isTimeout: data.isTimeout === true });
    }),
});

export interface SignedInTabs {
  /** Null signs out. Closing or crashing the tab signs out automatically. */
  show: (email: string | null) => void;
  /** The only email signed in in other tabs; null if none or several. */
  find: () => Promise<string | null>;
}

const PREFIX = 'specai.signed-in:';

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
