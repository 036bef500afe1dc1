import { useRef } from 'react';
import { styled } from 'styled-components';
import type { ListedUnit } from '../../../../contract/inventory/inventoryList';
import { formatKva } from '../../../../domain/format/number';
import { columns, columnsFor, type InventoryColumn } from '../../../../domain/inventory/list/columns';
import { clickOutsideControls } from '../../../lib/clickOutsideControls';
import { Thumbnail } from '../../files/components/UnitPhoto';
import { webAddress } from '../../files/components/pictures';
import { IncompleteBadge } from '../../records/components/IncompleteBadge';
import { SelectBox } from '../../records/components/bulk/SelectBox';
import { useHasPermission } from '../../../store/hooks';
import { useServices } from '../../../store/services';
import { Card } from '../../../ui/elements';
import { KeyValue } from '../../../ui/layout/KeyValue';
import { color, fontSize, hairline, motion, space } from '../../../ui/theme';
import { Availability, Contention, RowEdit, UnitLink, useOpenUnit, useRestoredPlace, useTabStop } from './UnitParts';
import type { UnitsViewProps } from '../state/useInventoryList';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${space(3)};
  & > li {
    min-width: 0;
  }
`;

export function InventoryCards({ units }: UnitsViewProps) {
  const grid = useRef<HTMLUListElement>(null);
  const { tabIndexOf, onFocus } = useTabStop(
    units.map(({ serial }) => String(serial)),
    useRestoredPlace(grid),
  );
  return (
    <Grid ref={grid} aria-label="Units" onFocus={onFocus}>
      {units.map((unit) => (
        <li key={unit.serial} data-row={unit.serial}>
          <UnitCard unit={unit} tabIndex={tabIndexOf(String(unit.serial))} />
        </li>
      ))}
    </Grid>
  );
}

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  height: 100%;
  padding: ${space(3)};
  cursor: pointer;
  transition: border-color ${motion.control};
  &:hover {
    border-color: ${color('controlLine')};
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 5.5rem;
  gap: ${space(2)};
  h2 {
    font-size: ${fontSize.name};
    overflow-wrap: anywhere;
  }
  p {
    margin-top: ${space(1)};
    font-size: ${fontSize.figure};
    font-weight: 600;
  }
  img {
    height: 3.75rem;
  }
`;

const Foot = styled.div`
  margin-top: auto;
  padding-top: ${space(2)};
  border-top: ${hairline};
  overflow-wrap: anywhere;
`;

const facts = [
  'primary_voltage',
  'secondary_voltage',
  'connection',
  'fluid',
  'condition',
  'warehouse',
  'year',
  'work',
  'list_price',
] as const satisfies readonly InventoryColumn[];

function UnitCard({ unit, tabIndex }: { unit: ListedUnit; tabIndex: number }) {
  const { config } = useServices();
  const serial = String(unit.serial);
  const { open } = useOpenUnit(serial);
  const shown = columnsFor(useHasPermission('seeCost'), facts);
  const url = webAddress(unit.image_url, config.apiBaseUrl);
  return (
    <Root as="article" aria-label={`Unit ${serial}`} onClick={clickOutsideControls(open)}>
      <Head>
        <div>
          <h2>
            <SelectBox serial={serial} tabIndex={tabIndex} />
            <UnitLink serial={serial} tabIndex={tabIndex} />
            <RowEdit isIcon file="units" recordKey={serial} number={serial} tabIndex={tabIndex} />
          </h2>
          <p>{formatKva(unit.kva_rating)}</p>
          {unit.is_incomplete === true && <IncompleteBadge />}
        </div>
        <Thumbnail
          serial={serial}
          picture={url === null ? undefined : { url, alt: '', isDrawing: unit.image_kind === 'drawing' }}
        />
      </Head>
      <KeyValue alignEnd items={shown.map((id) => ({ label: columns[id].title, value: columns[id].text(unit) }))} />
      <Foot>
        <p>
          <Availability unit={unit} tabIndex={tabIndex} />
        </p>
        <Contention serial={serial} tabIndex={tabIndex} />
      </Foot>
    </Root>
  );
}
