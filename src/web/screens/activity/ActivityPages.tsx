import type { ActivityList } from '../../../domain/audit/activityList';
import { Button } from '../../ui/button/Button';
import { Row, Spacer } from '../../ui/elements';

interface ActivityPagesProps {
  list: ActivityList;
  /** Names the page with older entries; null where there are none. */
  next: string | null;
  /** Empty for the newest. */
  onTurn: (after: string) => void;
}

/** From page to page; Back leads to newer entries, as each page is an address. */
export function ActivityPages({ list, next, onTurn }: ActivityPagesProps) {
  if (list.after === '' && next === null) return null;
  return (
    <Row as="nav" aria-label="Pages">
      <Button disabled={list.after === ''} onClick={() => onTurn('')}>
        Newest
      </Button>
      <Spacer>
        <Button disabled={next === null} onClick={() => onTurn(next ?? '')}>
          Older
        </Button>
      </Spacer>
    </Row>
  );
}
