/** Which people are signed in in the tabs of this browser. */
export interface SignedInTabs {
  /** Says who is signed in in this tab; null where nobody is any more. A tab that closes or crashes says so by itself. */
  show: (email: string | null) => void;
  /** The email of the one person who is signed in in other tabs; null where there is none, or more than one. */
  find: () => Promise<string | null>;
}

const PREFIX = 'specai.signed-in:';

/**
 * Each signed-in tab holds a lock that names its person: it can be seen at once, also where the tab itself sleeps. Where locks
 * cannot be had, nobody is found.
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
