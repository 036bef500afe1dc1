import type { PricePart } from '../../../../domain/cost/comparison/priceBar';
import { formatMoney } from '../../../../domain/format/money';
import { pricePartLabels, pricePartTexts } from './priceLegend';

interface PriceTableProps {
  parts: readonly PricePart[];
  /** US dollars. */
  salePrice: number | null;
}

/** The bar as a table, for assistive technology. */
export function PriceTable({ parts, salePrice }: PriceTableProps) {
  return (
    <table>
      <caption>Sale price breakdown: {formatMoney(salePrice)}</caption>
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Amount</th>
          <th scope="col">Share of price</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.name}>
            <th scope="row">{pricePartLabels[part.name]}</th>
            {pricePartTexts(part).map((text, index) => (
              <td key={index}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
