import type { ClientPosition } from '../matching/fetchChanges';

/** 'snapshot source', as answers and events tell it. */
const TEXT = /^(\d{1,20}:\d{1,20}:[\d,]{0,4000}) ([\w./-]{1,200})$/;

export const positionText = ({ source, snapshot }: ClientPosition): string => `${snapshot} ${source}`;

/** Null for what is no position. */
export function readPosition(text: string): ClientPosition | null {
  const [, snapshot, source] = TEXT.exec(text) ?? [];
  return snapshot === undefined || source === undefined ? null : { snapshot, source };
}
