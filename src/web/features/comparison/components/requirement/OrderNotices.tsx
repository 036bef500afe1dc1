import { styled } from 'styled-components';
import type { Requirement } from '../../../../../contract/orders/order';
import { nearUnits, noneFits, relaxationsText, type NearUnit } from '../../../../../domain/comparison/best';
import { agreedValues, fieldOf, type Proposal } from '../../../../../domain/descriptions/proposals';
import { proposalText, sourceText, unstatedText } from '../../../../../domain/descriptions/proposalWords';
import { messages } from '../../../../../domain/messages';
import type { DisplayOrder } from '../../../../../domain/orders/displayOrder';
import { FitBadge } from '../../../matching/components/FitBadge';
import { useAppDispatch } from '../../../../store/hooks';
import { selectProposals } from '../../../matching/state/describedFields';
import { fieldsFilled } from '../../../matching/state/accepted';
import { Button } from '../../../../ui/button/Button';
import { Dim, Row } from '../../../../ui/elements';
import { Notice } from '../../../../ui/notice/Notice';
import { fontSize, space } from '../../../../ui/theme';
import type { UnitList } from '../../state/useUnitList';
import { UseAll } from './OrderTexts';

const OrderNotice = styled(Notice)`
  margin-bottom: ${space(4)};
  h2 {
    font-size: ${fontSize.name};
  }
`;

/** One line beside the toolbar's status: six rows of specifications stay on a first screen of 900 px. */
const LineNotice = styled(Notice)`
  margin-bottom: 0.25rem;
  padding: 0.0625rem ${space(2)};
  font-size: ${fontSize.label};
  line-height: 1.25rem;
  & > div {
    flex: 1;
    min-width: 0;
  }
  h2 {
    display: inline;
    font-size: inherit;
    line-height: inherit;
  }
  summary {
    @media (min-width: 64em) {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  details[open] {
    padding-bottom: ${space(2)};
    /* The list below says it, with the reasons. */
    summary > span {
      display: none;
    }
  }
`;

const Lines = styled.details`
  & > :nth-child(2) {
    margin-top: ${space(1)};
  }
`;

const NearUnits = styled.ul`
  li + li {
    margin-top: ${space(1)};
  }
`;

interface NoneFitsProps {
  requirement: Partial<Requirement>;
  list: Pick<UnitList, 'recommended' | 'relaxations'>;
  /** What the closest units lack is one press away: each card says it of its unit. */
  isFolded: boolean;
}

export function NoneFits({ requirement, list: { recommended, relaxations }, isFolded }: NoneFitsProps) {
  if (!noneFits(recommended) && relaxations.length === 0) return null;
  const near = nearUnits(requirement, recommended);
  return (
    <LineNotice tone="warn" data-line="">
      <Lines open={!isFolded}>
        <summary>
          <h2>{messages.recommendations.noneFits}</h2>
          {near.length > 0 && <span>{`. Closest: ${near.map(nearText).join(' · ')}`}</span>}
        </summary>
        {relaxations.length > 0 && <p>{relaxationsText(relaxations)}</p>}
        {near.length > 0 && <Near units={near} />}
      </Lines>
    </LineNotice>
  );
}

const nearText = ({ serial, score, fitClass }: NearUnit): string => `${fitClass} ${serial} (${score})`;

const Near = ({ units }: { units: readonly NearUnit[] }) => (
  <NearUnits aria-label="The best units of other classes and what they lack">
    {units.map(({ fitClass, serial, score, gaps }) => (
      <li key={serial}>
        <FitBadge fitClass={fitClass} /> {serial} ({score}){gaps.length > 0 && `: ${gaps.join('; ')}`}
      </li>
    ))}
  </NearUnits>
);

const Offers = styled(Row)`
  gap: ${space(2)} ${space(4)};
  margin: ${space(2)} 0;
`;

type OrderTextsProps = Pick<UnitList, 'unstated'> & { order: DisplayOrder };

/** Missing required fields with the values its texts offer. */
export const OrderTexts = ({ order, unstated }: OrderTextsProps) =>
  unstated.length > 0 && (
    <OrderNotice tone="warn">
      <Unstated order={order} unstated={unstated} />
    </OrderNotice>
  );

function Unstated({ order, unstated }: OrderTextsProps) {
  const dispatch = useAppDispatch();
  const missing = unstated.map((field) => fieldOf[field]);
  const found = selectProposals(order);
  const offers = found.filter(({ field }) => missing.includes(field));
  const fill = ({ field, value }: Proposal) =>
    dispatch(fieldsFilled({ orderId: order.id, fields: { [field]: value } }));
  return (
    <>
      <h2>{unstatedText(unstated)}</h2>
      {offers.length === 0 ? (
        <p>Units cannot be judged for certain. The descriptions and notes do not state it either.</p>
      ) : (
        <>
          <p>Units cannot be judged for certain. The descriptions and notes say:</p>
          <Offers as="ul">
            {offers.map((offer) => (
              <li key={`${offer.field} ${offer.value}`}>
                <Button size="small" onClick={() => fill(offer)}>
                  Use {proposalText(offer)}
                </Button>{' '}
                <Dim>{sourceText(offer)}</Dim>
              </li>
            ))}
          </Offers>
          <UseAll order={order} fields={agreedValues(found)} />
        </>
      )}
    </>
  );
}
