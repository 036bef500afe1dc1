import { useRef, useState } from 'react';
import { CircleAlert, CircleCheck, RotateCw } from 'lucide-react';
import { styled } from 'styled-components';
import type { AddedFile } from '../../../../contract/units/unitFiles';
import { UNIT_FILES } from '../../../../domain/limits';
import { demandIn, errorMessage } from '../../../lib/errorMessage';
import {
  captionFile,
  type Changed,
  lookAtFiles,
  orderFiles,
  removeFile,
  restoreFile,
  sendFile,
} from '../api/unitFiles';
import { useAppDispatch } from '../../../store/hooks';
import { useGated } from '../../../store/gate/useEffectGate';
import { useServices } from '../../../store/services';
import { Button, IconButton, needsNetwork } from '../../../ui/button/Button';
import { Row, Dim } from '../../../ui/elements';
import { Spinner } from '../../../ui/Spinner';
import { color, fontSize, space } from '../../../ui/theme';

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  max-height: 28rem;
  overflow-y: auto;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 1rem minmax(0, 1fr) auto;
  gap: 0 ${space(2)};
  align-items: center;
  min-height: 1.75rem;
  overflow-wrap: anywhere;
  &[data-state='refused'] > svg {
    color: ${color('bad')};
  }
  &[data-state='added'] > svg {
    color: ${color('ok')};
  }
`;

const Reason = styled.p`
  grid-column: 2 / -1;
  color: ${color('bad')};
  font-size: ${fontSize.label};
`;

const words = {
  waiting: 'Waiting',
  offline: 'Waiting for the network',
  sending: 'Sending',
  added: 'Added',
  known: 'Already here',
  refused: 'Not added',
} as const;

function outcomeText(list: readonly Upload[]): string {
  const done = list.filter(isDone).length;
  const files = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`;
  if (done < list.length) return `${done} of ${files(list.length)} sent`;
  const refused = list.filter(({ state }) => state === 'refused').length;
  if (refused === done) return `${files(refused)} not added`;
  const added = `${files(done - refused)} added`;
  return refused === 0 ? added : `${added}, ${refused} not added`;
}

export function UploadList({ uploads }: { uploads: Uploads }) {
  const { list, again, clear } = uploads;
  const done = list.filter(isDone).length;
  if (list.length === 0) return <div role="status" />;
  return (
    <div>
      <Row $gap={2}>
        <span role="status">{outcomeText(list)}</span>
        {done === list.length && (
          <Button size="small" variant="quiet" onClick={clear}>
            Clear
          </Button>
        )}
      </Row>
      <List aria-label="Files sent">
        {list.map((upload) => (
          <UploadItem key={upload.id} upload={upload} onAgain={() => again(upload)} />
        ))}
      </List>
    </div>
  );
}

const UploadItem = ({ upload: { file, state, reason }, onAgain }: { upload: Upload; onAgain: () => void }) => (
  <Item data-state={state}>
    <Sign state={state} />
    <span>
      {file.name} <Dim>{words[state]}</Dim>
    </span>
    {state === 'refused' ? (
      <IconButton
        size="small"
        label={`Send ${file.name} again`}
        icon={<RotateCw size={14} aria-hidden="true" />}
        onClick={onAgain}
        {...needsNetwork}
      />
    ) : (
      <span />
    )}
    {reason !== null && <Reason role="alert">{reason}</Reason>}
  </Item>
);

function Sign({ state }: Pick<Upload, 'state'>) {
  if (state === 'refused') return <CircleAlert size={16} aria-hidden="true" />;
  if (state === 'sending') return <Spinner size={14} />;
  return state === 'waiting' || state === 'offline' ? <span /> : <CircleCheck size={16} aria-hidden="true" />;
}

interface Upload {
  readonly id: number;
  readonly file: File;
  readonly state: keyof typeof words;
  readonly reason: string | null;
}

/** Server limit. */
const AT_A_TIME = 2;

const OPEN: readonly string[] = ['waiting', 'offline', 'sending'];
const isDone = ({ state }: Upload) => !OPEN.includes(state);

const untilOnline = () => new Promise<unknown>((resolve) => window.addEventListener('online', resolve, { once: true }));

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
      if (!navigator.onLine) {
        set(id, { state: 'offline', reason: null });
        await untilOnline();
      }
      set(id, { state: 'sending', reason: null });
      const answer = await dispatch(sendFile({ serial, file }));
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

type Uploads = ReturnType<typeof useUploads>;

const TOO_LARGE = `The file is larger than ${UNIT_FILES.bytes / 1024 / 1024} MB. Save the picture or document smaller.`;

const toUpload = (id: number, file: File): Upload =>
  file.size > UNIT_FILES.bytes
    ? { id, file, state: 'refused', reason: TOO_LARGE }
    : { id, file, state: 'waiting', reason: null };

export function useFileChanges(serial: string, files: readonly AddedFile[]) {
  const dispatch = useAppDispatch();
  const { notifier } = useServices();
  const [isBusy, setBusy] = useState(false);
  const [justRemoved, setJustRemoved] = useState<AddedFile | null>(null);

  const change = async (title: string, call: Changed): Promise<boolean> => {
    setBusy(true);
    const { error } = await call;
    setBusy(false);
    if (error !== undefined) notifier.failure(title, demandIn(error) ?? errorMessage(error));
    return error === undefined;
  };
  const at = ({ id }: AddedFile) => ({ serial, id: String(id) });
  const remove = async (file: AddedFile) => {
    if (await change('File not removed', dispatch(removeFile(at(file))))) setJustRemoved(file);
  };
  const restore = (file: AddedFile) => {
    setJustRemoved(null);
    return change('File not restored', dispatch(restoreFile(at(file))));
  };
  const write = useGated((call: () => Promise<unknown>) => void call());

  return {
    isBusy,
    justRemoved,
    caption: (file: AddedFile, caption: string) =>
      write(() => change('Caption not saved', dispatch(captionFile(at(file), caption)))),
    /** Negative steps move forward. Counts only files of the same kind. */
    move: ({ id }: AddedFile, step: number) =>
      write(() => change('Order not saved', dispatch(orderFiles(serial, idsMoved(files, id, step))))),
    remove: (file: AddedFile) => write(() => remove(file)),
    restore: (file: AddedFile) => write(() => restore(file)),
  };
}

export type FileChanges = ReturnType<typeof useFileChanges>;

function idsMoved(files: readonly AddedFile[], moved: AddedFile['id'], step: number): readonly number[] {
  const kind = files.find(({ id }) => id === moved)?.kind;
  const alike = files.filter((each) => each.kind === kind);
  const ids = alike.map(({ id }) => id);
  const order = ids.filter((id) => id !== moved).toSpliced(ids.indexOf(moved) + step, 0, moved);
  return files.map((file) => Number(order[alike.indexOf(file)] ?? file.id));
}
