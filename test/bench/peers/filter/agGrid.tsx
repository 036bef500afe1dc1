import { AllCommunityModule, ModuleRegistry, type ColDef } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { TEXTS, type PeerUnit } from '../data/units';

ModuleRegistry.registerModules([AllCommunityModule]);

function Units({ units }: { units: PeerUnit[] }) {
  const [text, setText] = useState('');
  const [shown, setShown] = useState(units.length);
  const columns = useMemo<ColDef<PeerUnit>[]>(() => TEXTS.map((field) => ({ field })), []);
  return (
    <>
      <input aria-label="Filter" value={text} onChange={({ target }) => setText(target.value)} />
      <span role="status">{`Showing ${shown} of ${units.length} units`}</span>
      <div style={{ height: 560 }}>
        <AgGridReact<PeerUnit>
          rowData={units}
          columnDefs={columns}
          quickFilterText={text}
          cacheQuickFilter
          animateRows={false}
          getRowId={({ data }) => data.serial}
          onFilterChanged={({ api }) => setShown(api.getDisplayedRowCount())}
        />
      </div>
    </>
  );
}

export const mount = (place: HTMLElement, units: readonly PeerUnit[]): void =>
  createRoot(place).render(<Units units={[...units]} />);
