import { useServices } from '../../../state/services';

type Lines = readonly (readonly (string | number)[])[];

/** Saves lines of figures as a CSV file. The CSV library is loaded on demand. */
export function useSaveLines(name: string): (lines: Lines) => Promise<void> {
  const { notifier, saveFile } = useServices();
  return async (lines) => {
    try {
      const { linesCsv } = await import(/* webpackChunkName: "overview-csv" */ './linesCsv');
      saveFile(`${name}.csv`, linesCsv(lines), 'text/csv;charset=utf-8');
    } catch {
      notifier.failure('Error exporting the chart', 'Please try again.');
    }
  };
}
