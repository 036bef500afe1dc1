import { styled } from 'styled-components';
import type { Requirement } from '../../../contract/order/order';
import { type NearUnit, nearUnits, noneFits, relaxationsText } from '../../../domain/comparison/best';
import { agreedValues, fieldOf, type Proposal } from '../../../domain/descriptions/proposals';
import { proposalText, sourceText, unstatedText } from '../../../domain/descriptions/proposalWords';
import type { UnstatedField } from '../../../domain/matching/reading/requirement';
import { messages } from '../../../domain/messages';
import type { DisplayOrder } from '../../../domain/order/displayOrder';
import { FitBadge } from '../../parts/unit/FitBadge';
import { useAppDispatch } from '../../state/hooks';
import { selectContradictions, selectProposals } from '../../state/selectors/describedFields';
import { fieldsFilled } from '../../state/slices/accepted';
import { Button } from '../../ui/button/Button';
import { Notice } from '../../ui/notice/Notice';
import { Dim } from '../../ui/elements';
import { fontSize, space } from '../../ui/theme';
import { UseAll } from './requirement/FromTheTexts';
import type { UnitList } from './useUnitList';

const NoneFitsNotice = styled(Notice)`
  margin-bottom: ${space(4)};
  h2 {
    font-size: ${fontSize.name};
  }
  li + li {
    margin-top: ${space(1)};
  }
`;

interface NoneFitsProps {
  requirement: Partial<Requirement>;
  list: Pick<UnitList, 'recommended' | 'relaxations'>;
}

export function NoneFits({ requirement, list: { recommended, relaxations } }: NoneFitsProps) {
  if (!noneFits(recommended) && relaxations.length === 0) return null;
  const near = nearUnits(requirement, recommended);
  return (
    <NoneFitsNotice tone="warn">
      <h2>{messages.recommendations.noneFits}</h2>
      {near.length > 0 && (
        <ul aria-label="The best units of other classes and what they lack">
          {near.map((unit) => (
            <Near key={unit.serial} unit={unit} />
          ))}
        </ul>
      )}
      {relaxations.length > 0 && <p>{relaxationsText(relaxations)}</p>}
    </NoneFitsNotice>
  );
}

const Near = ({ unit: { fitClass, serial, score, gaps } }: { unit: NearUnit }) => (
  <li>
    <FitBadge fitClass={fitClass} /> {serial} ({score}){gaps.length > 0 && `: ${gaps.join('; ')}`}
  </li>
);

const TextsNotice = styled(Notice)`
  margin-bottom: ${space(4)};
  h2 {
    font-size: ${fontSize.name};
  }
`;

const Offers = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  margin: ${space(2)} 0;
`;

interface OrderTextsProps {
  order: DisplayOrder;
  unstated: readonly UnstatedField[];
}

/**
 * What the order does not state, with what its texts say about it, and where its descriptions contradict its fields.
 */
export function OrderTexts({ order, unstated }: OrderTextsProps) {
  const contradictions = selectContradictions(order);
  if (unstated.length === 0 && contradictions.length === 0) return null;
  return (
    <TextsNotice tone="warn">
      {unstated.length > 0 && <Unstated order={order} unstated={unstated} />}
      {contradictions.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </TextsNotice>
  );
}

function Unstated({ order, unstated }: OrderTextsProps) {
  const missing = unstated.map((field) => fieldOf[field]);
  const found = selectProposals(order);
  const offers = found.filter(({ field }) => missing.includes(field));
  return (
    <>
      <h2>{unstatedText(unstated)}</h2>
      {offers.length === 0 ? (
        <p>Units cannot be judged for certain. The descriptions and notes do not state it either.</p>
      ) : (
        <>
          <p>Units cannot be judged for certain. The descriptions and notes say:</p>
          <Offers>
            {offers.map((offer) => (
              <Offer key={`${offer.field} ${offer.value}`} orderId={order.id} offer={offer} />
            ))}
          </Offers>
          <UseAll order={order} fields={agreedValues(found)} />
        </>
      )}
    </>
  );
}

function Offer({ orderId, offer }: { orderId: string; offer: Proposal }) {
  const dispatch = useAppDispatch();
  const { field, value } = offer;
  return (
    <li>
      <Button size="small" onClick={() => void dispatch(fieldsFilled({ orderId, fields: { [field]: value } }))}>
        Use {proposalText(offer)}
      </Button>{' '}
      <Dim>{sourceText(offer)}</Dim>
    </li>
  );
}
