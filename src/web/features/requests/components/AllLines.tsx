import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { MAX_LINES } from '../../../../contract/requests/matching';
import { allLinesText, missingText, totalMarginText } from '../../../../domain/request/desk/allLines';
import { lineTitle } from '../../../../domain/request/desk/deskLine';
import { unstatedSentence } from '../../../../domain/descriptions/proposalWords';
import { errorMessage } from '../../../lib/errorMessage';
import { unitAlonePath } from '../../../lib/paths';
import { useAppSelector, useHasPermission, useRates } from '../../../store/hooks';
import { Dim, Skeleton } from '../../../ui/elements';
import { LoadFailure } from '../../../ui/notice/LoadFailure';
import { color, fontSize, radius, space, toneInk } from '../../../ui/theme';
import { estimateIn, selectChangedOptions } from '../../comparison/state/comparisonChoices';
import { type DeskLine, REQUEST, useAllLines } from '../state/useDesk';

const Root = styled.section`
  display: grid;
  gap: ${space(1)};
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.control};
  background: ${color('surfaceSunken')};
  h3 {
    font-size: ${fontSize.name};
  }
  a {
    color: ${color('link')};
  }
  [data-missing] {
    color: ${toneInk('warn')};
  }
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

/** Distinct units for all lines, and the missing ones. */
export function AllLines({ lines }: { lines: readonly DeskLine[] }) {
  const all = useAllLines(lines);
  const seesCost = useHasPermission('seeCost');
  const options = useAppSelector((state) => selectChangedOptions(state, REQUEST));
  const estimateOf = estimateIn(options, null, useRates());
  if (all === null) return null;
  const { assigned, asked, error, retry, isFetching } = all;
  if (error)
    return <LoadFailure onRetry={retry}>The lines could not be matched together. {errorMessage(error)}</LoadFailure>;
  if (assigned === undefined) return <Skeleton $height="6rem" />;
  const found = assigned.lines.flatMap(({ units }) => units);
  return (
    <Root aria-label="All lines together" aria-busy={isFetching}>
      <h3>{allLinesText(assigned)}</h3>
      {seesCost && found.length > 0 && <p>{totalMarginText(found.map(estimateOf))}</p>}
      <ul>
        {assigned.lines.map(({ units, missing, unstated }, at) => {
          const line = asked[at];
          return (
            <li key={at}>
              <Dim>
                Line {at + 1}
                {line && `, ${lineTitle({ ...line.fields, quantity: String(line.quantity) })}`}:{' '}
              </Dim>
              {units.map(({ serial }, index) => (
                <span key={serial}>
                  {index > 0 && ', '}
                  <Link to={unitAlonePath(serial)}>{serial}</Link>
                </span>
              ))}
              {missing !== null && missing > 0 && (
                <span data-missing="">
                  {units.length > 0 && ' · '}
                  {unstated.length > 0 ? unstatedSentence('line', unstated) : missingText(missing)}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {lines.length > MAX_LINES && <Dim>Only the first {MAX_LINES} lines are matched together.</Dim>}
    </Root>
  );
}
