import { styled } from 'styled-components';
import type { ImportTableReport } from '../../../contract/imports/job';
import { PaddedCard, Dim } from '../../ui/elements';
import { color, fontSize, space } from '../../ui/theme';

const Root = styled(PaddedCard)`
  overflow-wrap: anywhere;
  h3 {
    font-size: ${fontSize.name};
  }
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 9rem));
  gap: ${space(3)};
  div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    color: ${color('textDim')};
    font-size: ${fontSize.label};
  }
  dd {
    font-size: ${fontSize.figure};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  [data-bad] dd {
    color: ${color('bad')};
  }
`;

interface Figure {
  label: string;
  value: number;
  isBad?: boolean;
}

interface FiguresProps {
  label: string;
  title: string;
  about: string;
  figures: readonly Figure[];
}

export const Figures = ({ label, title, about, figures }: FiguresProps) => (
  <Root aria-label={label}>
    <div>
      <h3>{title}</h3>
      <Dim>{about}</Dim>
    </div>
    {figures.length > 0 && (
      <List>
        {figures.map(({ label: name, value, isBad = false }) => (
          <div key={name} data-bad={isBad ? '' : undefined}>
            <dt>{name}</dt>
            <dd>{value.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </List>
    )}
  </Root>
);

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
