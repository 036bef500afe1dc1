import { readItem, writeItem } from './storage';

export interface WorkMemory {
  read: (userId: string) => string | null;
  write: (userId: string, text: string) => void;
  forget: (userId: string) => void;
}

const keyOf = (userId: string) => `specai.comparison.${userId}`;

export const draftsKey = (userId: string) => `specai.drafts.${userId}`;

export const createWorkMemory = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): WorkMemory => ({
  read: (userId) => readItem(storage, keyOf(userId)),
  write: (userId, text) => writeItem(storage, keyOf(userId), text),
  forget: (userId) => {
    storage.removeItem(keyOf(userId));
    storage.removeItem(draftsKey(userId));
  },
});
