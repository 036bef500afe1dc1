import { useState } from 'react';
import { totalOf, type Chart, chartTable } from '../../../../domain/overview/chart';
import { ExportMenu } from '../../../parts/page/ExportMenu';
import { useSaveTable } from '../../../state/tables/useSaveTable';
import { Switch } from '../../../ui/field/Switch';
import { ChartFigures } from '../../../parts/chart/ChartFigures';
import { Basis, Frame, Head, Tools } from './cardStyle';

/** A chart with its name, what it is based on, its table and its file. */
export function ChartCard({ chart }: { chart: Chart }) {
  const [isTable, setTable] = useState(false);
  const { saveTable, isBusy } = useSaveTable({ what: 'the chart' });
  const isEmpty = chart.rows.every((row) => totalOf(row) === 0);
  return (
    <Frame aria-label={chart.title}>
      <Head>
        <h2>{chart.title}</h2>
        <Basis>{chart.basis}</Basis>
        {!isEmpty && (
          <Tools>
            <Switch label="Show as table" checked={isTable} onChange={setTable} />
            <ExportMenu
              of={chart.title}
              isBusy={isBusy}
              onExport={(format) => void saveTable((made) => chartTable(chart, made), format)}
            />
          </Tools>
        )}
      </Head>
      {isEmpty ? <p>Nothing to show.</p> : <ChartFigures chart={chart} isTable={isTable} />}
    </Frame>
  );
}
