import { useState } from 'react';
import type { Plan, PlanRow } from '../../../../contract/plan/plan';
import { StackingTable, TableScroll } from '../../../ui/layout/Table';
import { Button } from '../../../ui/button/Button';
import { Row, Stack } from '../../../ui/elements';
import type { PlanProps } from '../planProps';
import { ReservePlanned } from '../reserve/ReservePlanned';
import { PlanRowView } from './PlanRowView';
import { HeadRow } from '../HeadRow';

const PAGE = 50;

/** The pairs of the plan, those chosen to be reserved among them. */
export function PlanRows({ plan, request, onChange }: PlanProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(PAGE);
  const toggle = (serial: string) => {
    const next = new Set(chosen);
    if (!next.delete(serial)) next.add(serial);
    setChosen(next);
  };
  const selected = plan.rows.filter(({ serial }) => chosen.has(serial));
  return (
    <Stack as="section" aria-label="Planned units">
      <Row>
        <h2>Planned units</h2>
        <Button size="small" onClick={() => setChosen(selectAll(plan, selected))}>
          {selected.length === plan.rows.length && selected.length > 0 ? 'Select none' : 'Select all'}
        </Button>
        <ReservePlanned rows={selected} onDone={() => setChosen(new Set())} />
      </Row>
      <TableScroll>
        <StackingTable>
          <HeadRow before="Select" after="Change" heads={HEADS} numeric={NUMERIC} />
          <tbody>
            {plan.rows.slice(0, shown).map((row) => (
              <PlanRowView
                key={row.serial}
                {...{ row, request, onChange }}
                hasFreight={plan.has_freight === true}
                isChosen={chosen.has(row.serial)}
                onChoose={() => toggle(row.serial)}
              />
            ))}
          </tbody>
        </StackingTable>
      </TableScroll>
      {plan.rows.length > shown && (
        <Row>
          <Button onClick={() => setShown(shown + PAGE)}>Show more</Button>
        </Row>
      )}
    </Stack>
  );
}

const selectAll = ({ rows }: Plan, selected: readonly PlanRow[]): ReadonlySet<string> =>
  new Set(selected.length === rows.length ? [] : rows.map(({ serial }) => serial));

const HEADS = ['Order', 'Due', 'Unit', 'Fit', 'Margin', 'Delivery', 'Next best'] as const;
const NUMERIC: ReadonlySet<string> = new Set(['Margin', 'Delivery']);
