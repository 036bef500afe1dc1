import type { Estimate } from '../../../../domain/cost/comparison/estimate';
import { priceText } from '../../../../domain/cost/comparison/estimateWords';
import type { PricePart } from '../../../../domain/cost/comparison/priceBar';
import { pricePartLabels, pricePartTexts } from './priceLegend';

interface PriceTableProps {
  parts: readonly PricePart[];
  estimate: Estimate;
}

/** The bar as a table, for assistive technology. */
export function PriceTable({ parts, estimate }: PriceTableProps) {
  return (
    <table>
      <caption>Sale price breakdown: {priceText(estimate)}</caption>
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
            {pricePartTexts(part, estimate).map((text, index) => (
              <td key={index}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
