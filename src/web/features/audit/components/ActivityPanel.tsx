import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { MAX_COMMENT, type AuditEntry } from '../../../../contract/people/audit';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Row, Spacer, Stack, Dim, Card, Skeleton } from '../../../ui/elements';
import { space } from '../../../ui/theme';
import { MentionArea } from '../../people/components/MentionArea';
import { EntryList } from './EntryList';

export interface CommentBoxProps {
  what: 'order' | 'unit';
  comment: {
    text: string;
    canSend: boolean;
    isBusy: boolean;
    failure: string | null;
    write: (text: string) => void;
    save: () => void;
  };
}

export function CommentBox({ what, comment }: CommentBoxProps) {
  const { text, write, save, canSend, isBusy, failure } = comment;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  };
  return (
    <Stack $gap={2}>
      <MentionArea
        label="Comment"
        rows={2}
        maxLength={MAX_COMMENT}
        aria-keyshortcuts="Control+Enter"
        value={text}
        readOnly={isBusy}
        error={failure === null ? null : `Your comment is not saved, and is kept here. ${failure}`}
        onChange={write}
        onKeyDown={onKeyDown}
      />
      <Row>
        <Dim>Visible to everyone on this {what}. @ mentions a person. Comments can't be edited.</Dim>
        <Spacer>
          <Button busy={isBusy} disabled={!canSend && !isBusy} onClick={save} {...needsNetwork}>
            Add comment
          </Button>
        </Spacer>
      </Row>
    </Stack>
  );
}

export interface ActivityPanelProps extends CommentBoxProps {
  entries: readonly AuditEntry[] | null;
  failure: string | null;
  isFetching: boolean;
  onRetry: () => void;
  allAddress: string;
}

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(3)} 0.875rem 0.875rem;
`;

export function ActivityPanel(props: ActivityPanelProps) {
  const { entries, failure, isFetching, onRetry, allAddress } = props;
  return (
    <Panel aria-label="Activity" aria-busy={isFetching}>
      <Row>
        <h2>Activity</h2>
        <Spacer>{entries !== null && entries.length > 0 && <Link to={allAddress}>Show all</Link>}</Spacer>
      </Row>
      {entries?.length === 0 && <Dim>No activity yet.</Dim>}
      {entries !== null && entries.length > 0 && <EntryList entries={entries} />}
      {entries === null && isFetching && <Skeleton $height="6rem" />}
      {failure !== null && (
        <Stack $gap={2}>
          <Dim role="status">
            {entries === null ? 'The activity could not be loaded.' : 'This may be out of date.'} {failure}
          </Dim>
          <Row>
            <Button onClick={onRetry} {...needsNetwork}>
              Try again
            </Button>
          </Row>
        </Stack>
      )}
      <CommentBox what={props.what} comment={props.comment} />
    </Panel>
  );
}
