import { useSyncExternalStore } from 'react';

let percent: number | null = null;
const listeners = new Set<() => void>();

function report(next: number | null): void {
  if (next === percent) return;
  percent = next;
  listeners.forEach((notify) => notify());
}

const subscribe = (onChange: () => void) => {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};

/** How much of the file that is being fetched is here, per cent; null where none is, or where its length is not known. */
export const useExportProgress = (): number | null => useSyncExternalStore(subscribe, () => percent);

/** The text of an answer of so many lines; reports meanwhile how much of it is here. Rejects as `response.text()` does. */
export async function textWithProgress(response: Response, lines: number | null): Promise<string> {
  if (!response.body || lines === null || lines === 0) return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let seen = 0;
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const part = decoder.decode(chunk.value, { stream: true });
      text += part;
      seen += part.split('\n').length - 1;
      // Texts may hold line breaks of their own: all is here when the server says so, not before.
      report(Math.min(99, Math.floor((100 * seen) / lines)));
    }
    return text + decoder.decode();
  } finally {
    report(null);
  }
}
