import { AllCommunityModule, ModuleRegistry, type ColDef } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchUnits, FIELDS, root, type Unit } from './shared';

ModuleRegistry.registerModules([AllCommunityModule]);
const units = [...(await fetchUnits(Number(location.search.slice(1))))];
const columns: ColDef<Unit>[] = FIELDS.map((field) => ({ field }));

function Units() {
  const [text, setText] = useState('');
  const [shown, setShown] = useState(units.length);
  return (
    <>
      <input aria-label="Filter" value={text} onChange={({ target }) => setText(target.value)} />
      <span role="status">{`Showing ${shown} of ${units.length} units`}</span>
      <div style={{ height: 560 }}>
        <AgGridReact<Unit>
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

createRoot(root()).render(<Units />);
