import { styled } from 'styled-components';
import type { ReservedTransformer } from '../../../contract/reservations';
import { formatDate } from '../../../domain/format/date';
import { formatKva, orNA } from '../../../domain/format/number';
import { orderPath, unitPath } from '../../parts/page/paths';
import { Badge } from '../../ui/mark/Badge';
import { Card, Dim } from '../../ui/elements';
import { KeyValue } from '../../ui/layout/KeyValue';
import { LinkButton } from '../../ui/button/LinkButton';
import { fontSize, hairline, space } from '../../ui/theme';
import { ReleaseUnit } from './ReleaseUnit';
import { priorityTone, statusTone } from './badgeTones';

const Root = styled(Card).attrs({ as: 'article' })`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  height: 100%;
  padding: ${space(3)} ${space(4)};
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  margin-bottom: ${space(1)};
`;

const Code = styled(Dim)`
  margin-right: auto;
  overflow-wrap: anywhere;
`;

const Name = styled.h2`
  font-size: ${fontSize.name};
  overflow-wrap: anywhere;
`;

const Facts = styled(KeyValue)`
  padding-top: ${space(3)};
  border-top: ${hairline};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: auto;
  padding-top: ${space(3)};
  border-top: ${hairline};
`;

/** Named as in the search box; the specification's own list has no jobs. */
function reservedFor({ orderId, jobNumber }: ReservedTransformer): string {
  const order = `Order ID ${orNA(orderId)}`;
  return jobNumber?.trim() ? `${order} · Job ${jobNumber}` : order;
}

const factsOf = (item: ReservedTransformer) => [
  { label: 'Reserved for', value: reservedFor(item) },
  { label: 'Customer', value: orNA(item.customerName) },
  { label: 'Type', value: orNA(item.transformerType) },
  { label: 'kVA Rating', value: formatKva(item.kvaRating) },
  { label: 'Location', value: orNA(item.location) },
  { label: 'Delivery Date', value: formatDate(item.deliveryDate) },
  // Imported reservations name no person and no date.
  ...(item.reservedBy?.trim()
    ? [{ label: 'Reserved by', value: `${item.reservedBy}, ${formatDate(item.reservedDate)}` }]
    : []),
];

interface ReservedCardProps {
  item: ReservedTransformer;
  onReleased: () => void;
}

/** One reserved transformer (spec section 2). */
export function ReservedCard({ item, onReleased }: ReservedCardProps) {
  const { itemCode, orderId, status, priority } = item;
  return (
    <Root aria-label={String(itemCode)}>
      <div>
        <Top>
          <Code>{itemCode}</Code>
          <Badge tone={statusTone(status)}>{orNA(status)}</Badge>
          <Badge tone={priorityTone(priority)}>{orNA(priority)}</Badge>
        </Top>
        <Name>{orNA(item.itemName)}</Name>
      </div>
      <Facts items={factsOf(item)} />
      <Foot>
        <LinkButton to={unitPath(itemCode, orderId)} aria-label={`Unit Details of ${itemCode}`}>
          Unit Details
        </LinkButton>
        <LinkButton to={orderPath(orderId)} aria-label={`View Order of ${itemCode}`}>
          View Order
        </LinkButton>
        <ReleaseUnit item={item} onReleased={onReleased} />
      </Foot>
    </Root>
  );
}
