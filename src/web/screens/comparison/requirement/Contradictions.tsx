import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { selectContradictions } from '../../../state/selectors/describedFields';
import { Notice } from '../../../ui/notice/Notice';

/** Where the order's descriptions contradict its fields, which count. */
export function Contradictions({ order }: { order: DisplayOrder }) {
  const found = selectContradictions(order);
  if (found.length === 0) return null;
  return (
    <Notice tone="warn">
      {found.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
