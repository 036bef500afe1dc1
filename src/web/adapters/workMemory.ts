export interface WorkMemory {
  read: (userId: string) => string | null;
  write: (userId: string, text: string) => void;
  forget: (userId: string) => void;
}

const keyOf = (userId: string) => `specai.comparison.${userId}`;

export const draftsKey = (userId: string) => `specai.drafts.${userId}`;

/** Per user in session storage; storage errors are ignored. */
export const createWorkMemory = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): WorkMemory => ({
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
});
