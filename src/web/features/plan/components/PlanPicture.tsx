import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Plan } from '../../../../contract/plan/plan';
import { bandsChart } from '../../../../domain/plan/planClass';
import {
  bringsText,
  type ChangedOrder,
  changedOrders,
  changedText,
  standWords,
} from '../../../../domain/plan/changedOrders';
import { jobOf } from '../../../../domain/plan/planWords';
import { ChangedOrdersChart } from '../../overview/components/chart/ChangedOrdersChart';
import { ChartFigures, LegendList } from '../../overview/components/chart/ChartFigures';
import { Textures } from '../../overview/components/chart/looks';
import { orderPath } from '../../../lib/paths';
import { Segmented } from '../../../ui/field/Segmented';
import { Switch } from '../../../ui/field/Switch';
import { Row, VisuallyHidden, PaddedCard } from '../../../ui/elements';
import { StackingTable, TableScroll } from '../../../ui/layout/Table';
import { color } from '../../../ui/theme';
import { Basis, ShowMore, Small } from './planParts';
import { DataTable } from '../../../ui/layout/TableHead';

const TITLE = 'What the plan changes';

const VIEWS = [
  { value: 'order', label: 'By order' },
  { value: 'class', label: 'By class' },
] as const;

export function PlanPicture({ plan }: { plan: Plan }) {
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('order');
  const [isTable, setTable] = useState(false);
  const changed = useMemo(() => changedOrders(plan), [plan]);
  const bands = useMemo(() => bandsChart(plan), [plan]);
  if (bands.rows.length === 0) return null;
  const isByOrder = view === 'order';
  return (
    <PaddedCard aria-label={TITLE}>
      <Textures />
      <Row>
        <h2>{isByOrder ? TITLE : bands.title}</h2>
        <Segmented label="Picture" options={VIEWS} value={view} onChange={setView} />
        <Switch label="Show as table" checked={isTable} onChange={setTable} />
      </Row>
      <Basis>{isByOrder ? changedText(changed) : bands.basis}</Basis>
      {isByOrder ? (
        changed.length > 0 && <ChangedOrders changed={changed} isTable={isTable} />
      ) : (
        <ChartFigures chart={bands} isTable={isTable} />
      )}
    </PaddedCard>
  );
}

const PAGE = 15;

const Dot = ({ fill, stroke }: { fill: string; stroke: string }) => (
  <svg width={14} height={14} aria-hidden="true">
    <circle cx={7} cy={7} r={5} fill={fill} stroke={stroke} strokeWidth={2} />
  </svg>
);

function ChangedOrders({ changed, isTable }: { changed: readonly ChangedOrder[]; isTable: boolean }) {
  const [shown, setShown] = useState(PAGE);
  const orders = changed.slice(0, shown);
  return (
    <>
      {isTable ? (
        <ChangedOrdersTable orders={orders} isShown />
      ) : (
        <>
          <LegendList>
            <li>
              <Dot fill={color('surface')} stroke={color('textDim')} />
              First come, first served
            </li>
            <li>
              <Dot fill={color('okFill')} stroke={color('okFill')} />
              Plan, more margin
            </li>
            <li>
              <Dot fill={color('bad')} stroke={color('bad')} />
              Plan, less margin
            </li>
          </LegendList>
          <ChangedOrdersChart title={TITLE} orders={orders} />
          <VisuallyHidden as="div">
            <ChangedOrdersTable orders={orders} isShown={false} />
          </VisuallyHidden>
        </>
      )}
      <ShowMore total={changed.length} shown={shown} page={PAGE} onShow={setShown} size="small" />
    </>
  );
}

function ChangedOrdersTable({ orders, isShown }: { orders: readonly ChangedOrder[]; isShown: boolean }) {
  const Box = isShown ? TableScroll : 'div';
  return (
    <Box>
      <DataTable
        as={StackingTable}
        caption={TITLE}
        titles={['Order', 'First come, first served', 'Plan', 'Brings']}
        numeric={['Brings']}
      >
        {orders.map((order) => (
          <tr key={order.order_id}>
            <th scope="row">
              {isShown ? <Link to={orderPath(order.order_id)}>{jobOf(order)}</Link> : jobOf(order)}
              <Small>{order.customer_name}</Small>
            </th>
            <td data-label="First come">{standWords(order.before)}</td>
            <td data-label="Plan">{standWords(order.after)}</td>
            <td data-numeric data-label="Brings">
              {bringsText(order.brings)}
            </td>
          </tr>
        ))}
      </DataTable>
    </Box>
  );
}
