import { useMemo, useState } from 'react';
import type { Plan } from '../../../../contract/plan/plan';
import { bandsChart } from '../../../../domain/plan/planClass';
import { changedOrders, changedText } from '../../../../domain/plan/changedOrders';
import { ChartFigures } from '../../../parts/chart/ChartFigures';
import { Textures } from '../../../parts/chart/looks';
import { Segmented } from '../../../ui/field/Segmented';
import { Switch } from '../../../ui/field/Switch';
import { Row } from '../../../ui/elements';
import { Basis, Frame } from '../planFrame';
import { ChangedOrders } from './ChangedOrders';

const TITLE = 'What the plan changes';

const VIEWS = [
  { value: 'order', label: 'By order' },
  { value: 'class', label: 'By class' },
] as const;

/** What the plan does against first come, first served: order by order, or where each way earns its margin. */
export function PlanPicture({ plan }: { plan: Plan }) {
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('order');
  const [isTable, setTable] = useState(false);
  const changed = useMemo(() => changedOrders(plan), [plan]);
  const bands = useMemo(() => bandsChart(plan), [plan]);
  if (bands.rows.length === 0) return null;
  const isByOrder = view === 'order';
  return (
    <Frame aria-label={TITLE}>
      <Textures />
      <Row>
        <h2>{isByOrder ? TITLE : bands.title}</h2>
        <Segmented label="Picture" options={VIEWS} value={view} onChange={setView} />
        <Switch label="Show as table" checked={isTable} onChange={setTable} />
      </Row>
      <Basis>{isByOrder ? changedText(changed) : bands.basis}</Basis>
      {isByOrder ? (
        changed.length > 0 && <ChangedOrders title={TITLE} changed={changed} isTable={isTable} />
      ) : (
        <ChartFigures chart={bands} isTable={isTable} />
      )}
    </Frame>
  );
}
