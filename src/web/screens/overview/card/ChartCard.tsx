import { useState } from 'react';
import { Download } from 'lucide-react';
import { totalOf, type Chart } from '../../../../domain/overview/chart';
import { csvLines } from '../../../../domain/overview/chartWords';
import { Button } from '../../../ui/button/Button';
import { Switch } from '../../../ui/field/Switch';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { BarChart } from '../chart/BarChart';
import { Basis, Frame, Head, Tools } from './cardStyle';
import { ChartTable } from './ChartTable';
import { Legend } from './Legend';
import { useSaveLines } from './useSaveLines';

/** A chart with its name, what it is based on, its table and its file. */
export function ChartCard({ chart }: { chart: Chart }) {
  const [isTable, setTable] = useState(false);
  const save = useSaveLines(chart.id);
  const isEmpty = chart.rows.every((row) => totalOf(row) === 0);
  return (
    <Frame aria-label={chart.title}>
      <Head>
        <h2>{chart.title}</h2>
        <Basis>{chart.basis}</Basis>
        {!isEmpty && (
          <Tools>
            <Switch label="Show as table" checked={isTable} onChange={setTable} />
            <Button size="small" variant="quiet" onClick={() => void save(csvLines(chart))}>
              <Download size={14} aria-hidden="true" />
              Export CSV<VisuallyHidden> of {chart.title}</VisuallyHidden>
            </Button>
          </Tools>
        )}
      </Head>
      {isEmpty ? <p>Nothing to show.</p> : <Figures chart={chart} isTable={isTable} />}
    </Frame>
  );
}

function Figures({ chart, isTable }: { chart: Chart; isTable: boolean }) {
  if (isTable) return <ChartTable chart={chart} hasLinks />;
  return (
    <>
      {chart.series.length > 1 && <Legend series={chart.series} />}
      <BarChart chart={chart} />
      <VisuallyHidden as="div">
        <ChartTable chart={chart} hasLinks={false} />
      </VisuallyHidden>
    </>
  );
}
