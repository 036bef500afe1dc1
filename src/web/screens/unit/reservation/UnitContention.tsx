import { ContentionMark, ContentionWarning } from '../../../parts/unit/ContentionMark';
import { useContention, useContentionNow } from '../../../state/api/matching/contention';

interface UnitContentionProps {
  itemCode: string;
  /** The order that the unit is looked at for; null for none. */
  orderId: string | null;
}

/** Says that other orders need the unit, too; nothing where none does. */
export function UnitContention({ itemCode, orderId }: UnitContentionProps) {
  const order = orderId ?? undefined;
  const { contention, isJudging } = useContention({ serials: [itemCode], order }, itemCode);
  return contention && <ContentionMark contention={contention} isJudging={isJudging} isOther={orderId !== null} />;
}

/** Who else needs the unit, asked anew. */
export const UnitContentionWarning = ({ itemCode, orderId }: UnitContentionProps) => (
  <ContentionWarning {...useContentionNow(itemCode, orderId ?? undefined)} />
);
