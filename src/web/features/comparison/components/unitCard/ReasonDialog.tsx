import { styled } from 'styled-components';
import type { FeatureVerdict, Unit, Verdict as VerdictName } from '../../../../../contract/units/unit';
import { scoreText } from '../../../../../domain/fit/fitClass';
import { formatNumber, NOT_AVAILABLE, orNA } from '../../../../../domain/format/number';
import { scoreTotal, type ScoreTotal } from '../../../../../domain/matching/ranking/fitScore';
import { featureName } from '../../../../../domain/specs/gaps';
import { informativeNote, verdictWords } from '../../../../../domain/specs/verdictWords';
import { FitLine } from '../../../matching/components/FitBadge';
import { useRates } from '../../../../store/hooks';
import { Modal } from '../../../../ui/dialog/Modal';
import { Table } from '../../../../ui/layout/Table';
import { Badge } from '../../../../ui/mark/Badge';
import { Dim, Prose, VisuallyHidden } from '../../../../ui/elements';
import { color, fontSize, hairline, screens, space, type Tone, visuallyHidden } from '../../../../ui/theme';
import { TableHead } from '../../../../ui/layout/TableHead';

export const ReasonDialog = ({ unit, isOpen, onClose }: { unit: Unit; isOpen: boolean; onClose: () => void }) => (
  <Modal title="Reason for Suggestion" isOpen={isOpen} onClose={onClose} size="large">
    <FitLine unit={unit} />
    <Prose>{orNA(unit.reason)}</Prose>
    {unit.score_details.length > 0 && <ScoreTable unit={unit} />}
  </Modal>
);

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
    /* Five columns do not fit: points sit beside the feature, the values below. */
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
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 5.25rem;
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

/** The server sends fractions of one; the screen shows hundredths. */
const points = (partOfOne: number | null) => formatNumber(partOfOne === null ? null : partOfOne * 100);

type ScoredUnit = Pick<Unit, 'score_details' | 'match_score' | 'fit'>;

function ScoreTable({ unit }: { unit: ScoredUnit }) {
  const { match_score: score, score_details: details } = unit;
  const fitClass = unit.fit?.class ?? null;
  const total = scoreTotal(details, score, fitClass, useRates());
  return (
    <Scores>
      <Table>
        <VisuallyHidden as="caption">Match points by feature</VisuallyHidden>
        <TableHead titles={['Feature', 'Required', 'Unit', 'Verdict', 'Points']} numeric={['Points']} />
        <tbody>
          {details.map((detail, index) => (
            <FeatureRow key={index} detail={detail} />
          ))}
        </tbody>
        <tfoot>
          {total !== null && (
            <tr>
              <th scope="row" colSpan={4}>
                Points
              </th>
              <td data-numeric>
                <Points earned={total.points} of={total.weight} />
              </td>
            </tr>
          )}
          <tr>
            <th scope="row" colSpan={4}>
              Match <Dim>{sourceOf(total, unit)}</Dim>
            </th>
            <td data-numeric>{score === null ? scoreText(unit) : <Points earned={score} of={1} />}</td>
          </tr>
        </tfoot>
      </Table>
    </Scores>
  );
}

const Points = ({ earned, of }: { earned: number | null; of: number | null }) => (
  <>
    {points(earned)}
    {of !== null && <Dim> of {points(of)}</Dim>}
  </>
);

/** 'Fits with work is 75 to 89: 75 + 14 × 73.2 / 80, rounded down'. */
function sourceOf(total: ScoreTotal | null, { fit, match_score }: ScoredUnit): string {
  if (fit !== null && match_score === null) return 'The order does not state enough for a score';
  if (total === null) return 'from the server';
  const { low, high } = total.band;
  const share = `${points(total.points)} / ${points(total.weight)}`;
  return `${fit?.class} is ${low} to ${high}: ${low} + ${high - low} × ${share}, rounded down`;
}

function FeatureRow({ detail }: { detail: FeatureVerdict }) {
  const note = informativeNote(detail.note);
  return (
    <tr>
      <th scope="row">{featureName(detail.feature)}</th>
      <td data-of="Required">{orNA(detail.required)}</td>
      <td data-of="Unit">{orNA(detail.actual)}</td>
      <td>
        {detail.verdict === null ? (
          <Badge>{NOT_AVAILABLE}</Badge>
        ) : (
          <Badge tone={tones[detail.verdict]}>{verdictWords[detail.verdict]}</Badge>
        )}
        {note !== null && <Note>{note}</Note>}
      </td>
      <td data-numeric>
        {detail.weight === 0 ? <Dim>Not weighted</Dim> : <Points earned={detail.points} of={detail.weight} />}
      </td>
    </tr>
  );
}

const tones: Readonly<Record<VerdictName, Tone>> = {
  exact: 'ok',
  acceptable: 'near',
  'needs work': 'warn',
  oversized: 'bad',
  'does not fit': 'bad',
  differs: 'warn',
  'not recorded': 'neutral',
  'not understood': 'neutral',
  'not required': 'neutral',
};
