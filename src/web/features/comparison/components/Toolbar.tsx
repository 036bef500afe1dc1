import { type ReactNode, startTransition } from 'react';
import { Search } from 'lucide-react';
import { useStore } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { permissionMessage } from '../../../../domain/access/access';
import { pageNumbers } from '../../../../domain/comparison/paginate';
import { pinnedText } from '../../../../domain/comparison/pins';
import type { UnitSort } from '../../../../domain/comparison/sortUnits';
import { formatNumber } from '../../../../domain/format/number';
import type { DisplayOrder } from '../../../../domain/orders/displayOrder';
import type { TableFormat } from '../../../../domain/tables/table';
import { exportGroup } from '../../../ui/page/ExportMenu';
import { ListMenu } from '../../views/components/ListMenu';
import { useHasPermission } from '../../../store/hooks';
import { useSavedViews } from '../../views/api/views';
import { listedUnits } from '../state/listedUnits';
import type { RootState } from '../../../store/store';
import { useSaveTable } from '../../../store/exports/useSaveTable';
import { Button } from '../../../ui/button/Button';
import { SelectField } from '../../../ui/field/SelectField';
import { TextField } from '../../../ui/field/TextField';
import { Row, Label } from '../../../ui/elements';
import { Pagination } from '../../../ui/layout/Pagination';
import { fontSize, screens, space } from '../../../ui/theme';
import { replacedState } from '../state/comparisonAddress';
import { PlanImpactStatus, usePlanImpactItem } from './PlanEffects';
import { useReservedFor } from './unit/Reservation';
import type { UnitList } from '../state/useUnitList';

const Bar = styled(Row)`
  position: relative;
  gap: ${space(2)} ${space(3)};
  margin-bottom: 1.625rem;
  @media (min-width: 64em) {
    &:has(+ [data-line]) {
      margin-bottom: 0.25rem;
    }
    & + [data-line] {
      max-width: calc(100% - 27rem);
    }
  }
  @media (min-width: 80em) {
    flex-wrap: nowrap;
  }
`;

const FilterField = styled(TextField)`
  flex: 0 1 18.25rem;
  min-width: 12rem;
  /* One line on tablets too, until a unit is added. */
  @media (max-width: 79.9375em) {
    flex: 1 1 9.5rem;
    min-width: 9.5rem;
  }
  ${screens.phone} {
    flex-basis: 100%;
  }
`;

const End = styled(Row)`
  flex: none;
  gap: ${space(2)};
  margin-left: auto;
  /* The page count decides the layout. */
  &[aria-busy='true'] {
    visibility: hidden;
  }
`;

/** Sits below the bar so that filtering and pinning move nothing; beside the line that says that no unit fits. */
const Status = styled(Row)`
  position: absolute;
  inset: calc(100% + 2px) 0 auto;
  @media (min-width: 64em) {
    ${Bar}:has(+ [data-line]) & {
      left: auto;
    }
  }
  flex-wrap: nowrap;
  gap: ${space(3)};
  height: 1.5rem;
  font-size: ${fontSize.small};
  white-space: nowrap;
`;

const Unpin = styled(Button)`
  min-height: 1.5rem;
  padding-block: 0;
`;

const BY_NUMBER = 'Text, or numbers: margin ≥ 20, kVA 500-750, distance < 300, match > 90%. Join several with commas.';

const SORTS = [
  { value: 'specs', label: 'Specs match' },
  { value: 'margin', label: 'Margin' },
] as const;

interface ToolbarProps {
  list: UnitList;
  adding: ReactNode;
  sort: UnitSort;
  onSort: (sort: UnitSort) => void;
  children?: ReactNode;
}

export function Toolbar({ list, adding, sort, onSort, children }: ToolbarProps) {
  const seesCost = useHasPermission('seeCost');
  const { pins } = list;
  const { page, pages } = list.page;
  return (
    <Bar>
      <FilterField
        label="Filter"
        hideLabel
        type="search"
        aria-keyshortcuts="/"
        placeholder="Filter inventory results..."
        title={seesCost ? BY_NUMBER : BY_NUMBER.replace('margin ≥ 20, ', '')}
        icon={<Search size={16} aria-hidden="true" />}
        value={list.text}
        onChange={list.filter}
      />
      {seesCost && <SelectField label="Sort" inline options={SORTS} value={sort} onChange={onSort} />}
      {adding}
      {!seesCost && <Label title={permissionMessage('seeCost')}>Costs are not shown to your role</Label>}
      <End aria-busy={list.query.isLoading}>
        {pages > 1 && (
          <Pagination compact page={page} pages={pages} numbers={pageNumbers(page, pages)} onChange={list.turnToPage} />
        )}
        {children}
      </End>
      <Status>
        <Label role="status">
          {list.text.trim() !== '' &&
            `Showing ${formatNumber(list.filtered.length)} of ${formatNumber(list.listed.length)} units`}
        </Label>
        <Label role="status">{pinnedText(pins.units)}</Label>
        {pins.units.length > 0 && (
          <Unpin size="small" variant="quiet" onClick={pins.clear}>
            Unpin all
          </Unpin>
        )}
        <PlanImpactStatus />
      </Status>
    </Bar>
  );
}

interface ComparisonMenuProps {
  order: DisplayOrder;
  list: UnitList;
  onOpenView: () => void;
}

export function ComparisonMenu({ order, list, onOpenView }: ComparisonMenuProps) {
  const [query, setQuery] = useSearchParams();
  const location = useLocation();
  const { onExport, isExporting } = useExportComparison(order, list);
  const planImpact = usePlanImpactItem();
  const open = (view: string) =>
    // The router changes the address in a transition, so reading it must be part of one.
    startTransition(() => {
      setQuery(view, { replace: true, state: replacedState(location) });
      onOpenView();
    });
  const more = [exportGroup(onExport), ...(planImpact === null ? [] : [{ items: [planImpact] }])];
  return (
    <ListMenu
      {...useSavedViews('comparison')}
      query={query.toString()}
      onOpen={open}
      more={more}
      isExporting={isExporting}
    />
  );
}

function useExportComparison(order: DisplayOrder, list: UnitList) {
  const seesCost = useHasPermission('seeCost');
  const store = useStore<RootState>();
  const reserved = useReservedFor(order.id);
  const { filtered, pins, bestSerial, text } = list;
  const count = `${filtered.length} ${filtered.length === 1 ? 'unit' : 'units'}`;
  const { saveTable, isBusy } = useSaveTable({
    what: 'the comparison',
    saved: (file) => ({ title: 'Comparison exported', description: `Saved ${count} to ${file}.` }),
  });
  const save = (format: TableFormat) =>
    saveTable(async (made) => {
      const { comparisonTable, columnsWithoutCosts } = await import(
        /* webpackChunkName: "comparison-table" */ '../../../../domain/comparison/comparisonExport'
      );
      const units = listedUnits(store.getState(), order, { units: filtered, pinned: pins.units, bestSerial, reserved });
      return comparisonTable(order, units, text, made, seesCost ? undefined : columnsWithoutCosts);
    }, format);
  return { onExport: (format: TableFormat) => void save(format), isExporting: isBusy };
}
