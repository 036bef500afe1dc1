import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { writeActivityList } from '../../../domain/audit/activityList';
import { useGetActivityQuery } from '../../state/api/audit/audit';
import { errorMessage } from '../../state/api/server/errorMessage';
import { useRetry } from '../../state/intentions/useRetry';
import { Button } from '../../ui/button/Button';
import { Card } from '../../ui/layout/Card';
import { Row, Spacer, Stack } from '../../ui/layout/Layout';
import { needsNetwork } from '../../ui/needsNetwork';
import { Skeleton } from '../../ui/progress/Skeleton';
import { Dim } from '../../ui/text/Text';
import { space } from '../../ui/theme';
import { CommentBox } from './CommentBox';
import { EntryList } from './EntryList';

export interface ActivityOf {
  what: 'order' | 'unit';
  /** An order's id, or a unit's IC#. */
  id: string;
  /** Of the order. */
  jobNumber?: string | null;
}

/** How many entries are shown. */
const NEWEST = 5;

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(3)} 0.875rem 0.875rem;
`;

const allAddress = ({ what, id, jobNumber }: ActivityOf) =>
  `/activity?${writeActivityList(what === 'unit' ? { unit: id } : { job: jobNumber ?? '' }).toString()}`;

/** The newest entries of an order or a unit, and a box to write another. */
export function ActivityPanel(of: ActivityOf) {
  const { what, id } = of;
  const query = { ...(what === 'order' ? { orderId: id } : { itemCode: id }), limit: NEWEST };
  const {
    currentData: page,
    error,
    isFetching,
    refetch,
  } = useGetActivityQuery(query, {
    refetchOnMountOrArgChange: true,
  });
  const retry = useRetry('getActivity', refetch);
  return (
    <Panel as="section" aria-label="Activity" aria-busy={isFetching}>
      <Row>
        <h2>Activity</h2>
        <Spacer>{page && page.results.length > 0 && <Link to={allAddress(of)}>Show all</Link>}</Spacer>
      </Row>
      {page && page.results.length === 0 && <Dim>Nothing has been done or written here yet.</Dim>}
      {page && <EntryList entries={page.results} />}
      {!page && isFetching && <Skeleton $height="6rem" />}
      {error && !isFetching && (
        <Stack $gap={2}>
          <Dim role="status">
            {page ? 'This may be out of date.' : 'The activity could not be loaded.'} {errorMessage(error)}
          </Dim>
          <Row>
            <Button onClick={retry} {...needsNetwork}>
              Try again
            </Button>
          </Row>
        </Stack>
      )}
      <CommentBox key={`${what} ${id}`} what={what} id={id} />
    </Panel>
  );
}
