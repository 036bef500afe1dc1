import { memo, useState } from 'react';
import { styled } from 'styled-components';
import type { Offer } from '../../../../contract/requests/matching';
import { noneFits } from '../../../../domain/comparison/best';
import { unstatedSentence } from '../../../../domain/descriptions/proposalWords';
import { formatNumber } from '../../../../domain/format/number';
import { offerText } from '../../../../domain/request/desk/offers';
import { errorMessage } from '../../../lib/errorMessage';
import { useAppDispatch, useHasPermission } from '../../../store/hooks';
import { Button } from '../../../ui/button/Button';
import { Dim, Label, Skeleton, Stack } from '../../../ui/elements';
import { Segmented } from '../../../ui/field/Segmented';
import { rovingList } from '../../../ui/keyboard/arrowKeys';
import { LoadFailure } from '../../../ui/notice/LoadFailure';
import { Notice } from '../../../ui/notice/Notice';
import { space } from '../../../ui/theme';
import { ContentionOf } from '../../matching/api/contention';
import { lineEdited, unitsSorted } from '../state/requestDesk';
import type { DeskLine, LineUnits } from '../state/useDesk';
import { unitsText } from './deskText';
import { AllLines } from './AllLines';
import { Answer, ColumnBody, ColumnHead } from './deskLayout';
import { RequestUnit } from './RequestUnit';

const PAGE = 10;

const SORTS = [
  { value: 'specs', label: 'Match' },
  { value: 'margin', label: 'Margin' },
] as const;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr));
  gap: ${space(3)};
  align-items: start;
`;

interface RequestUnitsProps {
  line: DeskLine | null;
  lines: readonly DeskLine[];
  units: LineUnits;
}

export const RequestUnits = memo(function RequestUnits({ line, lines, units }: RequestUnitsProps) {
  const dispatch = useAppDispatch();
  const seesCost = useHasPermission('seeCost');
  return (
    <section aria-label="Units" id="request-units" aria-busy={units.isFetching}>
      <ColumnHead>
        <h2>{line !== null && units.match ? unitsText(units) : 'Units'}</h2>
        {seesCost && (
          <Segmented
            label="Sort by"
            options={SORTS}
            value={units.sort}
            onChange={(sort) => dispatch(unitsSorted(sort))}
          />
        )}
      </ColumnHead>
      <ColumnBody>
        {lines.length > 1 && <AllLines lines={lines} />}
        <Content line={line} units={units} />
      </ColumnBody>
    </section>
  );
});

function Content({ line, units }: Pick<RequestUnitsProps, 'line' | 'units'>) {
  const { match, error, retry, isFetching } = units;
  if (line === null) return <Label as="p">Units that fit appear here, best first, with price and margin.</Label>;
  if (error) return <LoadFailure onRetry={retry}>The units could not be loaded. {errorMessage(error)}</LoadFailure>;
  if (match === undefined)
    return (
      <Cards>
        {[0, 1, 2].map((at) => (
          <Skeleton key={at} $height="17rem" />
        ))}
      </Cards>
    );
  return (
    <Answer data-stale={isFetching}>
      {match.unstated.length > 0 && (
        <Notice tone="warn">
          <h3>{unstatedSentence('request', match.unstated)}</h3>
          <p>Units cannot be judged for certain.</p>
        </Notice>
      )}
      {match.unstated.length === 0 && noneFits(match.matches) && (
        <Notice tone="warn">
          <h3>No unit in stock fits this line</h3>
        </Notice>
      )}
      <UnitList key={JSON.stringify(line.at)} units={units} />
      <Offers line={line} offers={match.offers} />
    </Answer>
  );
}

function UnitList({ units: { order, units, best } }: { units: LineUnits }) {
  const [count, setCount] = useState(PAGE);
  const shown = units.slice(0, count);
  return (
    <ContentionOf units={shown}>
      <Cards
        ref={rovingList}
        role="region"
        aria-label="Ranked units"
        data-items=""
        aria-keyshortcuts="U"
        data-shortcut="To the units"
      >
        {shown.map((unit) => (
          <RequestUnit key={unit.serial} order={order} unit={unit} isBest={String(unit.serial) === best} />
        ))}
      </Cards>
      {units.length > count && (
        <div>
          <Button onClick={() => setCount((now) => now + PAGE)}>
            Show more <Dim>({formatNumber(units.length - count)})</Dim>
          </Button>
        </div>
      )}
    </ContentionOf>
  );
}

function Offers({ line, offers }: { line: DeskLine; offers: readonly Offer[] }) {
  const dispatch = useAppDispatch();
  if (offers.length === 0) return null;
  return (
    <Stack $gap={2} role="group" aria-label="What would help">
      <h3>What would help</h3>
      <Stack as="ul" $gap={1}>
        {offers.map((offer) => (
          <li key={offer.change}>
            <Button size="small" onClick={() => dispatch(lineEdited({ line: line.at, change: offer.edits }))}>
              {offerText(offer)}
            </Button>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
