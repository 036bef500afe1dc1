import { useRef, useState } from 'react';
import { UNIT_FILES } from '../../../../domain/limits';
import { demandIn, errorMessage } from '../../../state/api/server/errorMessage';
import { lookAtFiles, sendFile } from '../../../state/api/inventory/unitFiles';
import { useAppDispatch } from '../../../state/hooks';
import { useGated } from '../../../state/gate/useEffectGate';

/** One file that was chosen, and how far it is. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'added' | 'known' | 'refused';
  /** Why it was refused, and how to fix it. */
  readonly reason: string | null;
}

export interface Uploads {
  readonly list: readonly Upload[];
  add: (files: readonly File[]) => void;
  /** Sends one again that was refused. */
  again: (id: number) => void;
  /** Takes those off the list that have arrived or were refused. */
  clear: () => void;
}

/** Files that travel at a time: the server works on no more. */
const AT_A_TIME = 2;

const isDone = ({ state }: Upload) => state !== 'waiting' && state !== 'sending';

/** Sends files to a unit, a few at a time, each with a result of its own. */
export function useUploads(serial: string): Uploads {
  const dispatch = useAppDispatch();
  const [list, setList] = useState<readonly Upload[]>([]);
  const queue = useRef<Upload[]>([]);
  const running = useRef(0);
  const nextId = useRef(1);

  const set = (id: number, change: Partial<Upload>) =>
    setList((uploads) => uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));

  const send = async ({ id, file }: Upload) => {
    set(id, { state: 'sending', reason: null });
    const { data, error } = await dispatch(sendFile({ serial, file }));
    if (error !== undefined) set(id, { state: 'refused', reason: demandIn(error) ?? errorMessage(error) });
    else set(id, { state: data?.outcome === 'unchanged' ? 'known' : 'added' });
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

  const again = (id: number) => {
    const upload = list.find((each) => each.id === id);
    if (upload === undefined) return;
    setList((uploads) => uploads.filter((each) => each !== upload));
    add([upload.file]);
  };

  return {
    list,
    add,
    again,
    clear: () => setList((uploads) => uploads.filter((upload) => !isDone(upload))),
  };
}

const TOO_LARGE = `The file is larger than ${UNIT_FILES.bytes / 1024 / 1024} MB. Save the picture or document smaller.`;

/** What is too large is not sent. */
const toUpload = (id: number, file: File): Upload =>
  file.size > UNIT_FILES.bytes
    ? { id, file, state: 'refused', reason: TOO_LARGE }
    : { id, file, state: 'waiting', reason: null };
