import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ListedUnit } from '../../../../contract/inventory/inventoryList';
import { formatDate } from '../../../../domain/format/date';
import { jobOf } from '../../../../domain/reservations/refusals';
import { orderPath } from '../../../parts/page/paths';
import { color } from '../../../ui/theme';

const Job = styled(Link)`
  display: inline-block;
  color: ${color('link')};
`;

/** Whether a unit is free, for which job it is reserved, or when it was retired. */
export function Availability({ unit, tabIndex }: { unit: ListedUnit; tabIndex: number }) {
  const { reserved_for: orderId, reserved_for_job: jobNumber } = unit;
  if (unit.retired_at) return `Retired ${formatDate(unit.retired_at)}`;
  if (orderId === null) return 'Free';
  return (
    <>
      Reserved for{' '}
      <Job to={orderPath(orderId)} tabIndex={tabIndex}>
        {jobOf({ jobNumber })}
      </Job>
    </>
  );
}
