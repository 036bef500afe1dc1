import { Link, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ListedUnit } from '../../../contract/inventory/inventoryList';
import { formatDate } from '../../../domain/format/date';
import { jobOf } from '../../../domain/reservations/refusals';
import { ContentionMark } from '../../parts/unit/ContentionMark';
import { leaving, orderPath, unitAlonePath } from '../../parts/page/paths';
import { useListedContention } from '../../state/api/matching/contention';
import { color } from '../../ui/theme';
import { savePlace } from './place';

const Root = styled(Link)`
  color: ${color('link')};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

export function useOpenUnit(serial: string) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const way = { to: unitAlonePath(serial), state: leaving(search), keep: () => savePlace(search, serial) };
  const open = () => {
    way.keep();
    void navigate(way.to, { state: way.state });
  };
  return { ...way, open };
}

export function UnitLink({ serial, tabIndex }: { serial: string; tabIndex: number }) {
  const { to, state, keep } = useOpenUnit(serial);
  return (
    <Root to={to} state={state} onClick={keep} tabIndex={tabIndex} data-unit={serial}>
      {serial}
    </Root>
  );
}

const Job = styled(Link)`
  display: inline-block;
  color: ${color('link')};
`;

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

export function Contention({ serial, tabIndex }: { serial: string; tabIndex: number }) {
  const { contention, isJudging } = useListedContention(serial);
  return contention && <ContentionMark {...{ contention, isJudging, tabIndex }} isOther={false} />;
}
