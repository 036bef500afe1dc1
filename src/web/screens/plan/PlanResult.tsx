import type { Plan } from '../../../contract/plan/plan';
import { EmptyState, Notice } from '../../ui/notice/Notice';
import { EmptyOrders } from './empty/EmptyOrders';
import { UnwantedUnits } from './empty/UnwantedUnits';
import { PlanRows } from './rows/PlanRows';
import type { PlanProps } from './planProps';
import { PlanPicture } from './picture/PlanPicture';
import { PlanSummary } from './PlanSummary';

export function PlanResult({ plan, request, onChange }: PlanProps) {
  if (plan.orders === 0) return <EmptyState title="No open orders" hint="Every order has a unit." />;
  return (
    <>
      {plan.unmet.length > 0 && <Notice tone="warn">{unmetText(plan)}</Notice>}
      <PlanSummary plan={plan} hasMiles={request.settings.hundred_miles > 0} />
      <PlanPicture plan={plan} />
      <PlanRows plan={plan} request={request} onChange={onChange} />
      <EmptyOrders plan={plan} />
      <UnwantedUnits unwanted={plan.unwanted} />
    </>
  );
}

const unmetText = ({ unmet }: Plan): string =>
  `Not pinned, because the unit is not free, does not reach the class or has a cost that is not recorded: ${unmet
    .map(({ serial }) => `unit ${serial}`)
    .join(', ')}.`;
