import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { MoreHorizontal } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { EmptyOrder, PlanRow } from '../../../../contract/plan/plan';
import { formatDate } from '../../../../domain/format/date';
import { formatMoney } from '../../../../domain/format/money';
import { NOT_AVAILABLE } from '../../../../domain/format/number';
import { withForbidden, without, withPin } from '../../../../domain/plan/planAddress';
import {
  afterFreightText,
  changeText,
  deliveryText,
  excludedText,
  pinnedText,
  reasonTexts,
  unpinnedText,
} from '../../../../domain/plan/planWords';
import { matchPercent } from '../../../../domain/fit/fitClass';
import { orderPath, unitPath } from '../../../lib/paths';
import { useGetPlanQuery } from '../api/plan';
import { Button } from '../../../ui/button/Button';
import { Row, Stack, VisuallyHidden } from '../../../ui/elements';
import { Menu } from '../../../ui/menu/Menu';
import type { MenuTriggerProps } from '../../../ui/menu/MenuTrigger';
import { Working } from '../../../ui/Spinner';
import { SwapUnit } from './SwapUnit';
import { type PlanProps, Small } from './planParts';

interface PlanRowViewProps extends Omit<PlanProps, 'plan'> {
  row: PlanRow;
  hasFreight: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

export function PlanRowView({ row, request, onChange, hasFreight, isChosen, onChoose }: PlanRowViewProps) {
  const afterFreight = afterFreightText(row, hasFreight);
  const [isOpen, setOpen] = useState(false);
  const [isSwapping, setSwapping] = useState(false);
  const job = row.job_number ?? String(row.order_id);
  return (
    <>
      <tr data-item>
        <td>
          <label>
            <input
              type="checkbox"
              aria-label={`Select unit ${row.serial} for ${job}`}
              checked={isChosen}
              onChange={onChoose}
            />
          </label>
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
          {deliveryText(row)}
        </td>
        <td data-label="Next best">{nextBest(row)}</td>
        <td>
          <ChangeMenu {...{ row, onChange, isOpen }} onSwap={() => setSwapping(true)} onOpen={() => setOpen(!isOpen)} />
          <SwapUnit {...{ row, request, onChange }} isOpen={isSwapping} onClose={() => setSwapping(false)} />
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

interface ChangeMenuProps extends Pick<PlanRowViewProps, 'row' | 'onChange'> {
  isOpen: boolean;
  onSwap: () => void;
  onOpen: () => void;
}

function ChangeMenu({ row, onChange, isOpen, onSwap, onOpen }: ChangeMenuProps) {
  const job = row.job_number ?? String(row.order_id);
  const pair = { order_id: Number(row.order_id), serial: row.serial };
  const pin = row.is_pinned
    ? {
        label: `Unpin unit ${row.serial} from ${job}`,
        onSelect: () => onChange((before) => without(before, pair), unpinnedText(row)),
      }
    : {
        label: `Pin unit ${row.serial} to ${job}`,
        onSelect: () => onChange((before) => withPin(before, pair), pinnedText(row, row.serial)),
      };
  const exclude = () => onChange((before) => withForbidden(before, pair), excludedText(row));
  const items = [
    { id: 'pin', ...pin },
    { id: 'swap', label: `Swap unit ${row.serial} of ${job}`, onSelect: onSwap },
    { id: 'exclude', label: `Exclude unit ${row.serial} from ${job}`, onSelect: exclude },
    { id: 'others', label: `${isOpen ? 'Hide other' : 'Other'} units for ${job}`, onSelect: onOpen },
  ];
  return <Menu label={<ChangeLabel of={`${row.serial} for ${job}`} />} groups={[{ items }]} Trigger={ChangeButton} />;
}

const ChangeLabel = ({ of }: { of: string }) => (
  <>
    <MoreHorizontal size={16} aria-hidden="true" />
    <VisuallyHidden>{`Change unit ${of}`}</VisuallyHidden>
  </>
);

const ChangeButton = ({ label, ...rest }: MenuTriggerProps) => (
  <Button size="small" variant="quiet" title="Change" {...rest}>
    {label}
  </Button>
);

/** An order without a unit, in the view by weeks. */
export const EmptyRowView = ({ order }: { order: EmptyOrder }) => (
  <tr data-item>
    <td />
    <td>
      <Link to={orderPath(order.order_id)}>{order.job_number ?? order.order_id}</Link>
      <Small>{order.customer_name}</Small>
    </td>
    <td data-label="Due">{order.request_date === null ? '–' : formatDate(order.request_date)}</td>
    <td colSpan={3}>
      No unit
      <Small>{reasonTexts[order.reason]}</Small>
    </td>
    <td data-numeric data-label="Delivery">
      {order.late_weeks > 0 && `${deliveryText(order)} if bought`}
    </td>
    <td colSpan={2} />
  </tr>
);

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
