import { styled } from 'styled-components';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { CoverageMark, DueMark } from '../../../parts/order/OrderMarks';
import { useUrgency } from '../../../state/hooks';
import { KeyValue } from '../../../ui/layout/KeyValue';
import { Row, Prose } from '../../../ui/elements';
import { color, hairline, space } from '../../../ui/theme';
import { LabeledValues } from '../list/LabeledValues';
import { orderGroups, orderHead, type OrderGroup } from './orderGroups';

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18.75rem), 1fr));
  gap: ${space(5)} ${space(8)};
`;

const Root = styled.section`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  h3 {
    padding-bottom: ${space(1)};
    border-bottom: ${hairline};
    color: ${color('textSoft')};
  }
`;

const Head = styled.div`
  margin-bottom: ${space(5)};
`;

const Marks = styled(Row)`
  margin-bottom: ${space(2)};
  &:empty {
    display: none;
  }
`;

const Notes = styled(Root)`
  margin-top: ${space(5)};
`;

const Group = ({ title, items }: OrderGroup) => (
  <Root>
    <h3>{title}</h3>
    <KeyValue items={items} />
  </Root>
);

export function OrderDetails({ order }: { order: DisplayOrder }) {
  const notes = order.formatted_notes?.trim();
  return (
    <>
      <Head>
        <Marks $gap={1}>
          <DueMark urgency={useUrgency(order)} />
          <CoverageMark coverage={order.coverage} />
        </Marks>
        <LabeledValues items={orderHead(order)} />
      </Head>
      <Groups>
        {orderGroups(order).map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </Groups>
      {notes && (
        <Notes>
          <h3>Additional Notes</h3>
          <Prose>{notes}</Prose>
        </Notes>
      )}
    </>
  );
}
