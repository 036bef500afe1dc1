import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { AuditEntry } from '../../../contract/people/audit';
import { Button } from '../../ui/button/Button';
import { Card } from '../../ui/layout/Card';
import { Row, Spacer, Stack } from '../../ui/layout/Layout';
import { needsNetwork } from '../../ui/needsNetwork';
import { Skeleton } from '../../ui/progress/Skeleton';
import { Dim } from '../../ui/text/Text';
import { space } from '../../ui/theme';
import { CommentBox, type CommentBoxProps } from './CommentBox';
import { EntryList } from './EntryList';

export interface ActivityPanelProps extends CommentBoxProps {
  /** The newest first; null before they are there. */
  entries: readonly AuditEntry[] | null;
  /** Why they could not be loaded. */
  failure: string | null;
  isFetching: boolean;
  onRetry: () => void;
  /** Where all of them are. */
  allAddress: string;
}

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(3)} 0.875rem 0.875rem;
`;

/** The newest entries of an order or a unit, and a box to write another. */
export function ActivityPanel(props: ActivityPanelProps) {
  const { entries, failure, isFetching, onRetry, allAddress } = props;
  return (
    <Panel aria-label="Activity" aria-busy={isFetching}>
      <Row>
        <h2>Activity</h2>
        <Spacer>{entries !== null && entries.length > 0 && <Link to={allAddress}>Show all</Link>}</Spacer>
      </Row>
      {entries?.length === 0 && <Dim>Nothing has been done or written here yet.</Dim>}
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
