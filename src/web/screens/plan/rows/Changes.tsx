import type { PlanRow } from '../../../../contract/plan/plan';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { changeText, pinnedText } from '../../../../domain/plan/planWords';
import { withPin } from '../../../../domain/plan/planAddress';
import { useGetPlanQuery } from '../../../state/api/matching/plan';
import { Button } from '../../../ui/button/Button';
import { Row, Stack } from '../../../ui/elements';
import { Working } from '../../../ui/Spinner';
import type { PlanProps } from '../planProps';

/** What each other unit for an order would cost the plan. Large plans do not come with it: then it is asked for. */
export function Changes({ row, request, onChange }: { row: PlanRow } & Omit<PlanProps, 'plan'>) {
  const order_id = Number(row.order_id);
  const isAsked = row.changes.length === 0 && !row.is_pinned;
  const { data, isFetching } = useGetPlanQuery(isAsked ? { ...request, explain: order_id } : skipToken);
  if (isFetching) return <Working>Working out the changes...</Working>;
  const asked = data && 'rows' in data ? data.rows.find((each) => each.order_id === row.order_id) : undefined;
  const changes = asked?.changes ?? row.changes;
  if (changes.length === 0) return row.is_pinned ? <p>Unpin it to compare other units.</p> : <p>No other unit.</p>;
  return (
    <Stack as="ul" $gap={2}>
      {changes.map((change) => (
        <Row as="li" key={change.serial ?? 'none'}>
          {changeText(change)}
          {change.serial !== null && (
            <Button
              size="small"
              onClick={() =>
                onChange(
                  (before) => withPin(before, { order_id, serial: change.serial ?? row.serial }),
                  pinnedText(row, change.serial ?? row.serial),
                )
              }
            >
              {`Use ${change.serial}`}
            </Button>
          )}
        </Row>
      ))}
    </Stack>
  );
}
