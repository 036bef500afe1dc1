import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { TEXTS, type PeerUnit } from '../data/units';

function Count({ total }: { total: number }) {
  const shown = useGridSelector(useGridApiContext(), gridFilteredTopLevelRowCountSelector);
  return <span role="status">{`Showing ${shown} of ${total} units`}</span>;
}

function Units({ units }: { units: readonly PeerUnit[] }) {
  const [text, setText] = useState('');
  const columns = useMemo<GridColDef[]>(() => TEXTS.map((field) => ({ field, width: 120 })), []);
  const filter = useMemo(() => ({ items: [], quickFilterValues: text === '' ? [] : [text] }), [text]);
  const slots = useMemo(() => ({ footer: () => <Count total={units.length} /> }), [units]);
  return (
    <>
      <input aria-label="Filter" value={text} onChange={({ target }) => setText(target.value)} />
      <div style={{ height: 560 }}>
        <DataGrid
          rows={units}
          columns={columns}
          getRowId={({ serial }: PeerUnit) => serial}
          filterModel={filter}
          slots={slots}
          initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        />
      </div>
    </>
  );
}

export const mount = (place: HTMLElement, units: readonly PeerUnit[]): void =>
  createRoot(place).render(<Units units={units} />);
