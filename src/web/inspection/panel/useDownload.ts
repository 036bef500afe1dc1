import { useEffect, useEffectEvent, useState } from 'react';
import { listenTo } from '../../ui/keyboard/listenTo';

const isDownloadKey = ({ ctrlKey, metaKey, shiftKey, code }: KeyboardEvent) =>
  (ctrlKey || metaKey) && shiftKey && code === 'Period';

/** A download that takes its time, one at a time; Ctrl+Shift+. starts it too. `start` tells whether it succeeded. */
export function useDownload(download: () => Promise<void>) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const start = async (): Promise<boolean> => {
    if (state === 'busy') return false;
    setState('busy');
    try {
      await download();
      setState('idle');
      return true;
    } catch {
      setState('failed');
      return false;
    }
  };
  const onKey = useEffectEvent((event: Event) => {
    if (!(event instanceof KeyboardEvent) || !isDownloadKey(event)) return;
    event.preventDefault();
    void start();
  });
  useEffect(() => listenTo(window, { keydown: onKey }), []);
  return { state, start };
}
