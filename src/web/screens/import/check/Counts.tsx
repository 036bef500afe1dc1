import type { ImportTableReport } from '../../../../contract/imports/job';
import { Figures } from '../Figures';

const figures = [
  { key: 'added', label: 'New' },
  { key: 'changed', label: 'Changed' },
  { key: 'unchanged', label: 'Unchanged' },
  { key: 'refused', label: 'Refused' },
] as const;

interface CountsProps {
  title: string;
  about: string;
  report: ImportTableReport | null;
}

/** How many rows of a file are new, changed, unchanged and refused. */
export const Counts = ({ title, about, report }: CountsProps) => (
  <Figures
    {...{ title, about }}
    label={`Rows of ${title}`}
    figures={
      report
        ? figures.map(({ key, label }) => ({
            label,
            value: report[key],
            isBad: key === 'refused' && report.refused > 0,
          }))
        : []
    }
  />
);
