import { useRef, useState } from 'react';
import { UNIT_FILES } from '../../../../domain/limits';
import { demandIn, errorMessage } from '../../../lib/errorMessage';
import { useGated } from '../../../store/gate/useEffectGate';
import { useAppDispatch } from '../../../store/hooks';
import { lookAtFiles, sendFile } from '../api/unitFiles';

export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly state: 'waiting' | 'offline' | 'sending' | 'added' | 'known' | 'refused';
  /** Bytes. */
  readonly sent: number;
  readonly reason: string | null;
}

/** Server limit. */
const AT_A_TIME = 2;

const OPEN: readonly string[] = ['waiting', 'offline', 'sending'];
export const isDone = ({ state }: Upload) => !OPEN.includes(state);

const untilOnline = () =>
  new Promise<unknown>((resolve) => {
    if (navigator.onLine) resolve(undefined);
    else window.addEventListener('online', resolve, { once: true });
  });

export function useUploads(serial: string) {
  const dispatch = useAppDispatch();
  const [list, setList] = useState<readonly Upload[]>([]);
  const queue = useRef<Upload[]>([]);
  const running = useRef(0);
  const nextId = useRef(1);

  const set = (id: number, change: Partial<Upload>) =>
    setList((uploads) => uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));

  const send = async ({ id, file }: Upload) => {
    const { data, error } = await sendOnline(id, file);
    if (error !== undefined) set(id, { state: 'refused', reason: demandIn(error) ?? errorMessage(error) });
    else set(id, { state: data?.outcome === 'unchanged' ? 'known' : 'added' });
  };

  /** Store retries end when the network goes: then it waits for its return. */
  const sendOnline = async (id: number, file: File) => {
    for (;;) {
      if (!navigator.onLine) set(id, { state: 'offline', reason: null });
      await untilOnline();
      set(id, { state: 'sending', sent: 0, reason: null });
      const onSent = (sent: number) => set(id, { sent });
      const answer = await dispatch(sendFile({ serial, file, onSent }));
      if (answer.error === undefined || navigator.onLine) return answer;
    }
  };

  const work = async () => {
    running.current += 1;
    for (let next = queue.current.shift(); next !== undefined; next = queue.current.shift()) await send(next);
    running.current -= 1;
    if (running.current === 0) await dispatch(lookAtFiles(serial));
  };

  const enqueue = (uploads: readonly Upload[]) => {
    queue.current.push(...uploads.filter(({ state }) => state === 'waiting'));
    while (running.current < AT_A_TIME && queue.current.length > 0) void work();
  };

  const add = useGated((files: readonly File[]) => {
    const added = files.map((file) => toUpload(nextId.current++, file));
    setList((uploads) => [...uploads.filter((upload) => !isDone(upload) || upload.state === 'refused'), ...added]);
    enqueue(added);
  });

  const again = (upload: Upload) => {
    setList((uploads) => uploads.filter(({ id }) => id !== upload.id));
    add([upload.file]);
  };

  return {
    list,
    add,
    again,
    clear: () => setList((uploads) => uploads.filter((upload) => !isDone(upload))),
  };
}

export type Uploads = ReturnType<typeof useUploads>;

const TOO_LARGE = `The file is larger than ${UNIT_FILES.bytes / 1024 / 1024} MB. Save the picture or document smaller.`;

const toUpload = (id: number, file: File): Upload =>
  file.size > UNIT_FILES.bytes
    ? { id, file, sent: 0, state: 'refused', reason: TOO_LARGE }
    : { id, file, sent: 0, state: 'waiting', reason: null };
