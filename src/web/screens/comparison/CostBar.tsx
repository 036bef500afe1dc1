import styled from 'styled-components';
import type { Estimate } from '../../../domain/cost/comparison/estimate';
import { formatMoney } from '../../../domain/format/money';
import { color, type ColorName } from '../../ui/theme';
import { costParts, type CostPart } from './costParts';

const Bar = styled.div`
  display: flex;
  height: 10px;
  margin: 10px 0 8px;
  border-radius: 3px;
  overflow: hidden;
  background: ${color('lineSoft')};
`;

const Part = styled.span<{ $color: ColorName }>`
  min-width: 0;
  background: ${({ $color }) => color($color)};
  transition: flex-basis 300ms;
`;

/** The sale price as a stacked bar of costs and margin. */
export function CostBar({ estimate }: { estimate: Estimate }) {
  const parts = costParts(estimate);
  if (parts === null) return null;
  const whole = parts.reduce((sum, { dollars }) => sum + dollars, 0) || 1;
  return (
    <Bar role="img" aria-label={inWords(parts, estimate)}>
      {parts.map((part) => (
        <Part key={part.label} $color={part.color} style={{ flexBasis: `${(part.dollars / whole) * 100}%` }} />
      ))}
    </Bar>
  );
}

function inWords(parts: readonly CostPart[], { margin, salePrice }: Estimate): string {
  const shown = parts.slice(0, -1).map(({ label, dollars }) => `${label} ${formatMoney(dollars)}`);
  return `${[...shown, `Margin ${formatMoney(margin)}`].join(', ')} at a sale price of ${formatMoney(salePrice)}`;
}
