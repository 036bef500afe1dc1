import styled from 'styled-components';
import { formatDate } from '../../../domain/format/date';
import { formatNumber } from '../../../domain/format/number';
import { Badge } from '../../ui/Badge';
import { Card } from '../../ui/Card';
import { KeyValue } from '../../ui/KeyValue';
import { LinkButton } from '../../ui/LinkButton';
import { color, space } from '../../ui/theme';
import { priorityTone, statusTone, type ReservedTransformer } from './reservedTransformer';

const Root = styled(Card).attrs({ as: 'article' })`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  padding: ${space(4)};
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  & > span:first-child {
    margin-right: auto;
    color: ${color('textDim')};
  }
`;

const Name = styled.h2`
  font-size: 15px;
  overflow-wrap: anywhere;
`;

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  margin-top: auto;
  padding-top: ${space(3)};
  border-top: 1px solid ${color('lineSoft')};
`;

export function ReservedCard({ item }: { item: ReservedTransformer }) {
  const facts = [
    { label: 'Reserved for', value: `Order ${item.orderId}` },
    { label: 'Customer', value: item.customerName },
    { label: 'Type', value: `${item.transformerType}, ${formatNumber(item.kvaRating)} KVA` },
    { label: 'Location', value: item.location },
    { label: 'Delivery Date', value: formatDate(item.deliveryDate) },
  ];
  return (
    <Root aria-label={item.itemCode}>
      <Top>
        <span>{item.itemCode}</span>
        <Badge tone={statusTone(item.status)}>{item.status}</Badge>
        <Badge tone={priorityTone(item.priority)}>{item.priority}</Badge>
      </Top>
      <Name>{item.itemName}</Name>
      <KeyValue items={facts} />
      <Foot>
        <LinkButton
          to={`/unit/${encodeURIComponent(item.itemCode)}?${new URLSearchParams({ order: item.orderId }).toString()}`}
          aria-label={`Unit Details of ${item.itemCode}`}
        >
          Unit Details
        </LinkButton>
        <LinkButton to={`/order/${encodeURIComponent(item.orderId)}`} aria-label={`View Order ${item.orderId}`}>
          View Order
        </LinkButton>
      </Foot>
    </Root>
  );
}
