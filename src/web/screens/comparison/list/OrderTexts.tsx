import { styled } from 'styled-components';
import { agreedValues, fieldOf, type Proposal } from '../../../../domain/descriptions/proposals';
import { proposalText, sourceText, unstatedText } from '../../../../domain/descriptions/proposalWords';
import type { UnstatedField } from '../../../../domain/matching/reading/requirement';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { useAppDispatch } from '../../../state/hooks';
import { selectContradictions, selectProposals } from '../../../state/selectors/describedFields';
import { fieldsFilled } from '../../../state/slices/accepted';
import { Button } from '../../../ui/button/Button';
import { Notice } from '../../../ui/notice/Notice';
import { Dim } from '../../../ui/elements';
import { fontSize, space } from '../../../ui/theme';
import { UseAll } from '../requirement/UseAll';

const Root = styled(Notice)`
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
 * Above the units: what the order does not state, so that no unit can be judged, beside what its texts say of it; and where its
 * descriptions contradict its fields.
 */
export function OrderTexts({ order, unstated }: OrderTextsProps) {
  const contradictions = selectContradictions(order);
  if (unstated.length === 0 && contradictions.length === 0) return null;
  return (
    <Root tone="warn">
      {unstated.length > 0 && <Unstated order={order} unstated={unstated} />}
      {contradictions.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Root>
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
