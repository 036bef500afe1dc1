import { useEffect, useEffectEvent, useState } from 'react';
import { listenTo } from '../../ui/keyboard/listenTo';

const isDownloadKey = ({ ctrlKey, metaKey, shiftKey, code }: KeyboardEvent) =>
  (ctrlKey || metaKey) && shiftKey && code === 'Period';

/**
 * A download that takes its time, one at a time; Ctrl+Shift+. starts it too. `start` tells whether it succeeded, `done` is the
 * share that is prepared, 0 to 1.
 */
export function useDownload(download: (onProgress: (done: number) => void) => Promise<void>) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [done, setDone] = useState(0);
  const start = async (): Promise<boolean> => {
    if (state === 'busy') return false;
    setState('busy');
    try {
      await download(setDone);
      setState('idle');
      return true;
    } catch {
      setState('failed');
      return false;
    } finally {
      setDone(0);
    }
  };
  const onKey = useEffectEvent((event: Event) => {
    if (!(event instanceof KeyboardEvent) || !isDownloadKey(event)) return;
    event.preventDefault();
    void start();
  });
  useEffect(() => listenTo(window, { keydown: onKey }), []);
  return { state, done, start };
}
