import { afterFreight } from '../../freight/afterFreight';
import { freightText } from '../../freight/freightWords';
import { roundMargin } from '../../format/margin';
import { column, type ExportColumn } from './exportColumn';

/** What freight by road leaves of the margin. US dollars. */
export const freightColumns: readonly ExportColumn[] = [
  column('Freight', ({ freight }) => (freight?.kind === 'known' ? freight.dollars : null), 'money'),
  column('Margin after freight', ({ estimate, freight }) => afterFreight(estimate, freight)?.dollars ?? null, 'money'),
  column(
    'Margin after freight %',
    ({ estimate, freight }) => {
      const left = afterFreight(estimate, freight);
      return left === null ? null : roundMargin(left.percent, estimate.goodMargin);
    },
    'percent',
  ),
  column('About freight', ({ freight }) => (freight === null ? null : freightText(freight))),
];
