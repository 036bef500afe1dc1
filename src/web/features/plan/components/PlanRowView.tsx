import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Ban, ChevronDown, ChevronRight, Pin, PinOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PlanRow } from '../../../../contract/plan/plan';
import { formatDate } from '../../../../domain/format/date';
import { formatMoney } from '../../../../domain/format/money';
import { NOT_AVAILABLE } from '../../../../domain/format/number';
import { withForbidden, without, withPin } from '../../../../domain/plan/planAddress';
import {
  afterFreightText,
  changeText,
  excludedText,
  pinnedText,
  unpinnedText,
  weeksText,
} from '../../../../domain/plan/planWords';
import { matchPercent } from '../../../../domain/fit/fitClass';
import { orderPath, unitPath } from '../../../lib/paths';
import { useGetPlanQuery } from '../api/plan';
import { Button } from '../../../ui/button/Button';
import { Row, Stack } from '../../../ui/elements';
import { Working } from '../../../ui/Spinner';
import { SwapUnit } from './SwapUnit';
import { type PlanProps, Small, Tool } from './planParts';

const Tools = styled(Row)`
  flex-wrap: nowrap;
  justify-content: flex-end;
`;

interface PlanRowViewProps extends Omit<PlanProps, 'plan'> {
  row: PlanRow;
  hasFreight: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

export function PlanRowView({ row, request, onChange, hasFreight, isChosen, onChoose }: PlanRowViewProps) {
  const afterFreight = afterFreightText(row, hasFreight);
  const [isOpen, setOpen] = useState(false);
  const job = row.job_number ?? String(row.order_id);
  const pair = { order_id: Number(row.order_id), serial: row.serial };
  return (
    <>
      <tr>
        <td>
          <input
            type="checkbox"
            aria-label={`Select unit ${row.serial} for ${job}`}
            checked={isChosen}
            onChange={onChoose}
          />
        </td>
        <td>
          <Link to={orderPath(row.order_id)}>{job}</Link>
          <Small>{row.customer_name}</Small>
        </td>
        <td data-label="Due">{row.request_date === null ? '–' : formatDate(row.request_date)}</td>
        <td>
          <Link to={unitPath(row.serial, row.order_id)}>{row.serial}</Link>
          {row.is_pinned && ' · pinned'}
          <Small>{row.unit}</Small>
        </td>
        <FitCell row={row} />
        <td data-numeric data-label="Margin">
          {formatMoney(row.margin)}
          {afterFreight !== null && <Small>{afterFreight}</Small>}
        </td>
        <td data-numeric data-label="Delivery">
          {row.late_weeks === 0 ? 'on time' : `${weeksText(row.late_weeks)} late`}
        </td>
        <td data-label="Next best">{nextBest(row)}</td>
        <td>
          <Tools $gap={1}>
            <Tool
              label={row.is_pinned ? `Unpin unit ${row.serial} from ${job}` : `Pin unit ${row.serial} to ${job}`}
              Icon={row.is_pinned ? PinOff : Pin}
              onClick={() =>
                row.is_pinned
                  ? onChange((before) => without(before, pair), unpinnedText(row))
                  : onChange((before) => withPin(before, pair), pinnedText(row, row.serial))
              }
            />
            <SwapUnit {...{ row, request, onChange }} />
            <Tool
              label={`Exclude unit ${row.serial} from ${job}`}
              Icon={Ban}
              onClick={() => onChange((before) => withForbidden(before, pair), excludedText(row))}
            />
            <Tool
              label={`Other units for ${job}`}
              aria-expanded={isOpen}
              Icon={isOpen ? ChevronDown : ChevronRight}
              onClick={() => setOpen(!isOpen)}
            />
          </Tools>
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={9}>
            <Changes row={row} request={request} onChange={onChange} />
          </td>
        </tr>
      )}
    </>
  );
}

function nextBest({ changes, is_pinned }: PlanRow) {
  const [next] = changes;
  if (is_pinned) return 'Pinned';
  if (next === undefined) return '–';
  return (
    <>
      {next.serial ?? 'No unit'}
      <Small>{next.cost === 0 ? 'costs nothing' : `costs ${formatMoney(next.cost)}`}</Small>
    </>
  );
}

const FitCell = ({ row: { fit_class, match_score, gaps } }: { row: PlanRow }) => (
  <td data-label="Fit">
    {fit_class ?? NOT_AVAILABLE} · {matchPercent(match_score)}%
    {gaps.map(({ feature, text }) => (
      <Small key={`${feature} ${text}`}>{text}</Small>
    ))}
  </td>
);

/** Large plans omit alternatives, so they are fetched per row. */
function Changes({ row, request, onChange }: { row: PlanRow } & Omit<PlanProps, 'plan'>) {
  const order_id = Number(row.order_id);
  const needsExplanation = row.changes.length === 0 && !row.is_pinned;
  const { data, isFetching } = useGetPlanQuery(needsExplanation ? { ...request, explain: order_id } : skipToken);
  if (isFetching) return <Working>Working out the changes...</Working>;
  const explained = data && 'rows' in data ? data.rows.find((each) => each.order_id === row.order_id) : undefined;
  const changes = explained?.changes ?? row.changes;
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
