import { CircleAlert, CircleCheck, RotateCw } from 'lucide-react';
import { styled } from 'styled-components';
import { sizeText } from '../../../../domain/format/number';
import { Button, IconButton, needsNetwork } from '../../../ui/button/Button';
import { Row, Dim } from '../../../ui/elements';
import { Spinner } from '../../../ui/Spinner';
import { color, fontSize, space } from '../../../ui/theme';
import { isDone, type Upload, type Uploads } from '../state/useUploads';

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

const Progress = styled.progress`
  grid-column: 2 / -1;
  width: 100%;
  height: 0.25rem;
  accent-color: ${color('focus')};
`;

const words = {
  waiting: 'Waiting',
  offline: 'Waiting for the network',
  added: 'Added',
  known: 'Already here',
  refused: 'Not added',
} as const;

/** The server's answer comes some time after the last byte. */
const sendingText = (sent: number, size: number) =>
  sent < size ? `Sending, ${sizeText(sent)} of ${sizeText(size)}` : 'Saving';

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

const UploadItem = ({ upload: { file, state, sent, reason }, onAgain }: { upload: Upload; onAgain: () => void }) => (
  <Item data-state={state}>
    <Sign state={state} />
    <span>
      {file.name} <Dim>{state === 'sending' ? sendingText(sent, file.size) : words[state]}</Dim>
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
    {state === 'sending' && <Progress aria-label={`${file.name} sent`} value={sent} max={Math.max(file.size, 1)} />}
    {reason !== null && <Reason role="alert">{reason}</Reason>}
  </Item>
);

function Sign({ state }: Pick<Upload, 'state'>) {
  if (state === 'refused') return <CircleAlert size={16} aria-hidden="true" />;
  if (state === 'sending') return <Spinner size={14} />;
  return state === 'waiting' || state === 'offline' ? <span /> : <CircleCheck size={16} aria-hidden="true" />;
}
