import { styled } from 'styled-components';
import type { FeatureVerdict, FitClass } from '../../../../contract/unit/unit';
import { formatNumber } from '../../../../domain/format/number';
import { orNA } from '../../../../domain/format/orNA';
import { scoreTotal } from '../../../../domain/matching/ranking/scoreTotal';
import { featureName } from '../../../../domain/specs/featureName';
import { informativeNote } from '../../../../domain/specs/informativeNote';
import { useRates } from '../../../state/useRates';
import { Table } from '../../../ui/layout/Table';
import { Dim } from '../../../ui/text/Text';
import { color, fontSize, hairline, screens, space, visuallyHidden } from '../../../ui/theme';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { Verdict } from './Verdict';

const Scores = styled.div`
  position: relative;
  margin-top: ${space(4)};
  overflow-x: auto;
  tfoot th,
  tfoot td {
    border-top: ${hairline};
    border-bottom: 0;
    background: none;
    color: ${color('text')};
    font-weight: 600;
    white-space: normal;
  }
  tfoot ${Dim} {
    font-weight: 400;
  }
  ${screens.phone} {
    && th,
    && td,
    && [data-tone] {
      padding: 0.375rem 0.25rem;
      font-size: ${fontSize.small};
      line-height: 1rem;
    }
    && th,
    && [data-tone] {
      white-space: normal;
    }
    && [data-tone] {
      padding: 0 3px;
    }
    /* Five columns have no room: the points stand beside the feature, what they are for below. */
    thead {
      ${visuallyHidden}
    }
    && table,
    && tbody,
    && tfoot {
      display: block;
    }
    && tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 4.5rem;
      padding: 0.375rem 0;
      border-bottom: ${hairline};
    }
    && tr > * {
      grid-column: 1 / -1;
      padding: 0.125rem 0.25rem;
      border: 0;
      background: none;
    }
    && tr > th {
      grid-column: 1 / 3;
      color: ${color('text')};
      font-weight: 600;
    }
    && tr > [data-numeric] {
      grid-column: 3;
      grid-row: 1;
    }
    && td[data-of='Required'] {
      grid-column: 1;
    }
    && td[data-of='Unit'] {
      grid-column: 2 / -1;
    }
    td[data-of]::before {
      content: attr(data-of) ' ';
      color: ${color('textDim')};
    }
  }
`;

const Note = styled.p`
  font-size: ${fontSize.label};
  color: ${color('textSoft')};
`;

/** The server's points are fractions of one; the screen shows hundredths. */
const points = (partOfOne: number | null) => formatNumber(partOfOne === null ? null : partOfOne * 100);

interface ScoreTableProps {
  details: readonly FeatureVerdict[];
  /** The match score, 0 to 1: what the card shows in whole percent. */
  score: number | null;
  fitClass: FitClass | null;
}

/** What each feature earns of its weight, and the match that they come to in the band of the fit class. */
export function ScoreTable({ details, score, fitClass }: ScoreTableProps) {
  const source = useSource({ details, score, fitClass });
  return (
    <Scores>
      <Table>
        <VisuallyHidden as="caption">Match points by feature</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">Feature</th>
            <th scope="col">Required</th>
            <th scope="col">Unit</th>
            <th scope="col">Verdict</th>
            <th scope="col" data-numeric>
              Points
            </th>
          </tr>
        </thead>
        <tbody>
          {details.map((detail, index) => (
            <FeatureRow key={index} detail={detail} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              Match <Dim>{source}</Dim>
            </th>
            <td data-numeric>
              {points(score)} <Dim>of 100</Dim>
            </td>
          </tr>
        </tfoot>
      </Table>
    </Scores>
  );
}

/** '73.2 of 80 points; Fits with work: 75 to 89'. */
function useSource({ details, score, fitClass }: ScoreTableProps): string {
  const total = scoreTotal(details, score, fitClass, useRates());
  if (total === null) return score === null ? 'the order cannot be judged' : 'from the server';
  const { low, high } = total.band;
  return `${points(total.points)} of ${points(total.weight)} points; ${fitClass}: ${low} to ${high}`;
}

/** What is not required has no weight. */
function Points({ detail: { points: earned, weight } }: { detail: FeatureVerdict }) {
  if (weight === 0) return <Dim>Not weighted</Dim>;
  return (
    <>
      {points(earned)}
      {weight !== null && <Dim> of {points(weight)}</Dim>}
    </>
  );
}

function FeatureRow({ detail }: { detail: FeatureVerdict }) {
  const note = informativeNote(detail.note);
  return (
    <tr>
      <th scope="row">{featureName(detail.feature)}</th>
      <td data-of="Required">{orNA(detail.required)}</td>
      <td data-of="Unit">{orNA(detail.actual)}</td>
      <td>
        <Verdict verdict={detail.verdict} />
        {note !== null && <Note>{note}</Note>}
      </td>
      <td data-numeric>
        <Points detail={detail} />
      </td>
    </tr>
  );
}
