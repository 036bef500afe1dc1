/** What one browser tab remembers of a person's work, as text: each person's apart, so that none sees another's. */
export interface WorkMemory {
  /** Null if nothing is remembered. */
  read: (userId: string) => string | null;
  write: (userId: string, text: string) => void;
  /** Unsaved drafts, too. */
  forget: (userId: string) => void;
}

const keyOf = (userId: string) => `specai.comparison.${userId}`;

/** Where a person's unsaved drafts are stored. */
export const draftsKey = (userId: string) => `specai.drafts.${userId}`;

/** Work stored in session storage. A full or refused storage only costs the memory. */
export function createWorkMemory(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): WorkMemory {
  return {
    read: (userId) => {
      try {
        return storage.getItem(keyOf(userId));
      } catch {
        return null;
      }
    },
    write: (userId, text) => {
      try {
        storage.setItem(keyOf(userId), text);
      } catch {
        return;
      }
    },
    forget: (userId) => {
      storage.removeItem(keyOf(userId));
      storage.removeItem(draftsKey(userId));
    },
  };
}
