import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { MAX_OF_KIND, type MyWork, type MyWorkItem, urgencies, type Urgency } from '../../../../contract/people/myWork';
import { writeActivityList } from '../../../../domain/audit/activityAddress';
import { sinceYesterday } from '../../../../domain/audit/activityList';
import { cutKinds, kindCount, workActions, workDetail, workTitle } from '../../../../domain/myWork/myWorkText';
import { urgencyNames } from '../../../../domain/myWork/urgency';
import { workPath } from '../../../../domain/myWork/workPath';
import { errorMessage } from '../../../lib/errorMessage';
import { useHasPermission } from '../../../store/hooks';
import { useServices } from '../../../store/services';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Card, Dim, Skeleton, Stack, VisuallyHidden } from '../../../ui/elements';
import { LoadFailure } from '../../../ui/notice/LoadFailure';
import { EmptyState } from '../../../ui/notice/Notice';
import { PageTitle } from '../../../ui/page/PageTitle';
import { Spinner } from '../../../ui/Spinner';
import { color, screens, space } from '../../../ui/theme';
import { SetupChecklist } from './SetupChecklist';
import { useMyWork } from '../state/useMyWork';

const APPEARS =
  'Approvals, returned estimates, your late orders, expiring holds and quotations, and what others changed appear here.';

export function MyWorkPage() {
  const [address] = useSearchParams();
  const isDone = address.get('done') === 'true';
  const { work, error, isFetching, retry, ...ending } = useMyWork(isDone);
  return (
    <>
      <PageTitle
        title={isDone ? 'Done' : 'My work'}
        subtitle={isDone ? 'Notices of the last 30 days' : 'What waits for you, most urgent first'}
      >
        <SinceYesterday />
        <LinkButton to={isDone ? '/my-work' : '/my-work?done=true'}>{isDone ? 'Show open' : 'Show done'}</LinkButton>
      </PageTitle>
      {!isDone && <SetupChecklist />}
      <Stack $gap={5}>
        {error && !isFetching && (
          <LoadFailure tone={work ? 'warn' : 'bad'} onRetry={retry}>
            {work ? 'This list may be out of date.' : 'Your work could not be loaded.'} {errorMessage(error)}
          </LoadFailure>
        )}
        {!work && isFetching && <Loading />}
        {work?.results.length === 0 &&
          (isDone ? (
            <EmptyState title="Nothing done yet" hint="Notices that you mark as done appear here." />
          ) : (
            <EmptyState title="Nothing waits for you" hint={APPEARS} />
          ))}
        {work && urgencies.map((urgency) => <Group key={urgency} {...{ urgency, work, isDone, ...ending }} />)}
      </Stack>
    </>
  );
}

function SinceYesterday() {
  const { today } = useServices();
  if (!useHasPermission('readAudit')) return null;
  return (
    <LinkButton to={`/activity?${writeActivityList(sinceYesterday(today())).toString()}`}>Since yesterday</LinkButton>
  );
}

type Ending = Pick<ReturnType<typeof useMyWork>, 'end' | 'ending'>;

interface GroupProps extends Ending {
  urgency: Urgency;
  work: MyWork;
  isDone: boolean;
}

const List = styled.ul`
  li + li {
    border-top: 1px solid ${color('lineSoft')};
  }
`;

const Heading = styled.h2`
  margin-bottom: ${space(2)};
`;

function Group({ urgency, work, isDone, ...ending }: GroupProps) {
  const items = work.results.filter((item) => item.urgency === urgency);
  if (items.length === 0) return null;
  return (
    <section aria-label={urgencyNames[urgency]}>
      <Heading>{urgencyNames[urgency]}</Heading>
      <Card>
        <List>
          {items.map((item) => (
            <Item key={`${item.kind} ${item.id}`} {...{ item, isDone, ...ending }} />
          ))}
        </List>
      </Card>
      {cutKinds(work, items).map(({ kind, count }) => (
        <Dim as="p" key={kind}>
          The first {MAX_OF_KIND} of {kindCount(kind, count)}.
        </Dim>
      ))}
    </section>
  );
}

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)} ${space(4)};
  ${screens.phone} {
    flex-wrap: wrap;
    gap: ${space(2)};
    padding: ${space(3)};
  }
`;

const Words = styled.div`
  flex: 1 1 16rem;
  min-width: 0;
  overflow-wrap: anywhere;
  ${screens.phone} {
    flex-basis: 100%;
  }
`;

function Item({ item, isDone, end, ending }: { item: MyWorkItem; isDone: boolean } & Ending) {
  const { kind, notice } = item;
  const title = workTitle(item);
  return (
    <Line>
      <Words>
        <p>{title}</p>
        <Dim>{workDetail(item)}</Dim>
      </Words>
      <LinkButton size="small" to={workPath(item)}>
        {workActions[kind]}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </LinkButton>
      {notice !== null && !isDone && (
        <Button size="small" variant="quiet" busy={ending === notice} onClick={() => end(notice)} {...needsNetwork}>
          Done<VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
      )}
    </Line>
  );
}

const ROWS = ['a', 'b', 'c', 'd', 'e'];

const Loading = () => (
  <Stack $gap={2}>
    <VisuallyHidden>
      <Spinner label="Loading your work..." />
    </VisuallyHidden>
    {ROWS.map((row) => (
      <Skeleton key={row} $height="3rem" />
    ))}
  </Stack>
);
