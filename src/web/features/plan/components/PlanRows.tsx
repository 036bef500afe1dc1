import { Fragment, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { Plan, PlanRow } from '../../../../contract/plan/plan';
import { pageNumbers, type PageRange, paginate, rangeText } from '../../../../domain/comparison/paginate';
import { PLAN_PAGE_SIZE, type PlanLayout } from '../../../../domain/plan/planLayout';
import {
  isPlanned,
  type PlanLine,
  type PlanWeek,
  planWeeks,
  weekText,
  weekTitle,
} from '../../../../domain/plan/planWeeks';
import { earnsText, filledText } from '../../../../domain/plan/planWords';
import { Button } from '../../../ui/button/Button';
import { Dim, Row, Spacer, Stack } from '../../../ui/elements';
import { Segmented } from '../../../ui/field/Segmented';
import { oneStopPerRow } from '../../../ui/keyboard/rowStops';
import { Pagination } from '../../../ui/layout/Pagination';
import { StackingTable, TableScroll } from '../../../ui/layout/Table';
import { DataTable } from '../../../ui/layout/TableHead';
import { color, screens, space } from '../../../ui/theme';
import { Basis, type PlanProps } from './planParts';
import { EmptyRowView, PlanRowView } from './PlanRowView';
import { ReservePlanned } from './ReservePlanned';

const VIEWS = [
  { value: 'rows', label: 'Rows' },
  { value: 'weeks', label: 'Weeks' },
] as const;

const HEADS = ['Select', 'Order', 'Due', 'Unit', 'Fit', 'Margin', 'Delivery', 'Next best', 'Change'];

export interface PlanResultProps extends PlanProps {
  layout: PlanLayout;
  onLayout: (changed: Partial<PlanLayout>) => void;
}

interface Shown {
  readonly line: PlanLine;
  /** Null in the view by rows. */
  readonly week: PlanWeek | null;
}

function shownOf(plan: Plan, rows: PlanLayout['rows']): readonly Shown[] {
  if (rows === 'rows') return plan.rows.map((line) => ({ line, week: null }));
  return planWeeks(plan).flatMap((week) => week.lines.map((line) => ({ line, week })));
}

export function PlanRows({ plan, request, layout, onChange, onLayout }: PlanResultProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (serial: string) => {
    const next = new Set(chosen);
    if (!next.delete(serial)) next.add(serial);
    setChosen(next);
  };
  const { rows } = layout;
  const all = useMemo(() => shownOf(plan, rows), [plan, rows]);
  const page = paginate(all, layout.page, PLAN_PAGE_SIZE);
  const selected = plan.rows.filter(({ serial }) => chosen.has(serial));
  return (
    <Stack as="section" aria-label="Planned units">
      <Row>
        <h2>Planned units</h2>
        <Segmented label="View" options={VIEWS} value={rows} onChange={(next) => onLayout({ rows: next, page: 1 })} />
        <Button size="small" onClick={() => setChosen(selectAll(plan, selected))}>
          {selected.length === plan.rows.length && selected.length > 0 ? 'Select none' : 'Select all'}
        </Button>
        <ReservePlanned rows={selected} onDone={() => setChosen(new Set())} />
      </Row>
      <Basis>{`${filledText(plan)}. ${earnsText(plan)}.`}</Basis>
      <TableScroll ref={oneStopPerRow}>
        <DataTable as={Rows} titles={HEADS} numeric={['Margin', 'Delivery']} hidden={['Select', 'Change']}>
          {page.items.map(({ line, week }, index) => (
            <Fragment key={line.order_id}>
              {week !== null && week !== page.items[index - 1]?.week && <WeekHead week={week} />}
              {isPlanned(line) ? (
                <PlanRowView
                  {...{ row: line, request, onChange }}
                  hasFreight={plan.has_freight === true}
                  isChosen={chosen.has(line.serial)}
                  onChoose={() => toggle(line.serial)}
                />
              ) : (
                <EmptyRowView order={line} />
              )}
            </Fragment>
          ))}
        </DataTable>
      </TableScroll>
      {page.pages > 1 && (
        <Pages
          range={page}
          things={rows === 'rows' ? 'planned units' : 'orders'}
          onTurnTo={(next) => onLayout({ page: next })}
        />
      )}
    </Stack>
  );
}

const selectAll = ({ rows }: Plan, selected: readonly PlanRow[]): ReadonlySet<string> =>
  new Set(selected.length === rows.length ? [] : rows.map(({ serial }) => serial));

const Rows = styled(StackingTable)`
  ${screens.abovePhone} {
    [data-label='Due'],
    [data-label='Next best'] {
      white-space: nowrap;
    }
    /* No name or voltage breaks within a word. */
    tr[data-item] > td:nth-child(2) {
      min-width: 8.5rem;
    }
    tr[data-item] > td:nth-child(4) {
      min-width: 10rem;
    }
    @media (max-width: 79.9375em) {
      && [data-label='Due'],
      && [data-numeric] {
        white-space: normal;
      }
    }
  }
  td {
    overflow-wrap: anywhere;
  }
  ${screens.phone} {
    /* The choice before the order, its menu after it. */
    tr[data-item] {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      column-gap: ${space(2)};
      padding-inline: ${space(3)};
    }
    tr[data-item] > td {
      grid-column: 2;
      padding-inline: 0;
    }
    tr[data-item] > td:first-child {
      grid-area: 1 / 1;
    }
    tr[data-item] > td:nth-child(2) {
      grid-row: 1;
    }
    tr[data-item] > td:last-child {
      grid-area: 1 / 3;
    }
  }
`;

const Head = styled.th`
  && {
    white-space: normal;
    strong {
      margin-right: ${space(2)};
      color: ${color('text')};
    }
  }
`;

const WeekHead = ({ week }: { week: PlanWeek }) => (
  <tr>
    <Head scope="rowgroup" colSpan={HEADS.length}>
      <strong>{weekTitle(week)}</strong>
      {weekText(week)}
    </Head>
  </tr>
);

interface PagesProps {
  range: PageRange;
  things: string;
  onTurnTo: (page: number) => void;
}

const Pages = ({ range, things, onTurnTo }: PagesProps) => (
  <Row>
    <Dim role="status">{rangeText(range, things)}</Dim>
    <Spacer>
      <Pagination
        page={range.page}
        pages={range.pages}
        numbers={pageNumbers(range.page, range.pages)}
        onChange={onTurnTo}
      />
    </Spacer>
  </Row>
);
