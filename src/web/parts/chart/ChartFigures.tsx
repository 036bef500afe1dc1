import type { Chart } from '../../../domain/overview/chart';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { BarChart } from './BarChart';
import { ChartTable } from './ChartTable';
import { Legend } from './Legend';

/** A chart as bars, with its figures for screen readers; or as a table. */
export function ChartFigures({ chart, isTable }: { chart: Chart; isTable: boolean }) {
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
