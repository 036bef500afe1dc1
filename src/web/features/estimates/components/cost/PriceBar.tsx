import { styled } from 'styled-components';
import type { Estimate } from '../../../../../domain/cost/comparison/estimate';
import { priceText } from '../../../../../domain/cost/comparison/estimateWords';
import { priceBar } from '../../../../../domain/cost/comparison/priceBar';
import { formatPrice } from '../../../../../domain/format/money';
import { priceEnd } from './AmountList';
import { radius, color, visuallyHidden } from '../../../../ui/theme';
import { Tooltip } from '../../../../ui/Tooltip';
import { partPatterns, pricePartLabels, pricePartTexts } from './priceLegend';
import { useEstimate, whole, type LiveCosts } from './liveCosts';

interface PriceBarProps {
  costs: LiveCosts;
}

/** Child elements are not components, because it re-renders on every change. */
const Figure = styled.figure`
  position: relative;
  margin: 0.375rem 0 0.25rem;
  padding: 0.25rem 0;
  [data-bar] {
    position: relative;
    display: flex;
    height: 0.625rem;
    border-radius: ${radius.bar};
    overflow: hidden;
    background: ${color('surface')};
    forced-color-adjust: none;
  }
  [data-empty] + [data-empty='false'] {
    margin-left: 2px;
  }
  [data-part] {
    min-width: 0;
  }
  [data-end] {
    ${priceEnd}
  }
  [data-table] {
    ${visuallyHidden}
  }
  ${partPatterns}
`;

export function PriceBar({ costs }: PriceBarProps) {
  const hasBar = useEstimate(costs, (estimate) => priceBar(estimate) !== null);
  if (!hasBar) return null;
  return (
    <Tooltip label={<Words costs={costs} />}>
      <Figure aria-label="Sale price in parts">
        <Parts costs={costs} />
      </Figure>
    </Tooltip>
  );
}

const Words = ({ costs }: PriceBarProps) => useEstimate(costs, wordsOf);

function wordsOf(estimate: Estimate): string {
  const bar = priceBar(estimate);
  if (bar === null) return '';
  const lines = bar.parts.map((part) => `${pricePartLabels[part.name]} ${pricePartTexts(part, estimate).join(' · ')}`);
  if (bar.priceEnd !== null) lines.push(`The line marks the sale price, ${formatPrice(estimate.salePrice)}`);
  return lines.join('\n');
}

function Parts({ costs }: PriceBarProps) {
  const estimate = useEstimate(costs, whole);
  const bar = priceBar(estimate);
  if (bar === null) return null;
  return (
    <>
      <div data-bar="" aria-hidden="true">
        {bar.parts.map(({ name, width }) => (
          <span
            key={name}
            data-part={name}
            data-tone={estimate.tone ?? undefined}
            data-empty={width === 0}
            style={{ flexBasis: `${width}%` }}
          />
        ))}
        {bar.priceEnd !== null && <span data-end="" style={{ left: `${bar.priceEnd}%` }} />}
      </div>
      <div data-table="">
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
            {bar.parts.map((part) => (
              <tr key={part.name}>
                <th scope="row">{pricePartLabels[part.name]}</th>
                {pricePartTexts(part, estimate).map((text, index) => (
                  <td key={index}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
