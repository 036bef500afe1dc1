import { useState } from 'react';
import type { ChangedOrder } from '../../../../domain/plan/changedOrders';
import { Button } from '../../../ui/button/Button';
import { Row, VisuallyHidden } from '../../../ui/elements';
import { color } from '../../../ui/theme';
import { ChangedOrdersChart } from '../../../parts/chart/ChangedOrdersChart';
import { LegendList } from '../../../parts/chart/ChartFigures';
import { ChangedOrdersTable } from './ChangedOrdersTable';

const PAGE = 15;

const Dot = ({ fill, stroke }: { fill: string; stroke: string }) => (
  <svg width={14} height={14} aria-hidden="true">
    <circle cx={7} cy={7} r={5} fill={fill} stroke={stroke} strokeWidth={2} />
  </svg>
);

interface ChangedOrdersProps {
  title: string;
  changed: readonly ChangedOrder[];
  isTable: boolean;
}

/** The orders that the plan changes most, as lines with their figures for screen readers, or as a table. */
export function ChangedOrders({ title, changed, isTable }: ChangedOrdersProps) {
  const [shown, setShown] = useState(PAGE);
  const orders = changed.slice(0, shown);
  return (
    <>
      {isTable ? (
        <ChangedOrdersTable {...{ title, orders }} isShown />
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
          <ChangedOrdersChart {...{ title, orders }} />
          <VisuallyHidden as="div">
            <ChangedOrdersTable {...{ title, orders }} isShown={false} />
          </VisuallyHidden>
        </>
      )}
      {changed.length > shown && (
        <Row>
          <Button size="small" onClick={() => setShown(shown + PAGE)}>
            Show more
          </Button>
        </Row>
      )}
    </>
  );
}
