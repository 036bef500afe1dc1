import { useState } from 'react';
import { ChevronRight } from 'lucide-react';
import type { Facet, InventoryFacets } from '../../../../contract/inventory/inventoryQuery';
import { FIRST_VALUES, facetValues, type FacetValue } from '../../../../domain/inventory/list/chosenFacets';
import { facetText, facetTitles } from '../../../../domain/inventory/list/facetWords';
import { formatNumber } from '../../../../domain/format/number';
import { Button } from '../../../ui/button/Button';
import { Badge } from '../../../ui/mark/Badge';
import { Label, VisuallyHidden } from '../../../ui/elements';
import { Count, Group, Head, Value, Values } from './facetStyle';

interface FacetGroupProps {
  facet: Facet;
  counted: InventoryFacets['results'][number]['values'];
  /** Values beyond those counted. */
  more: number;
  chosen: readonly string[];
  startsOpen: boolean;
  onToggle: (value: string) => void;
}

/** The values of one facet. One with a chosen value is open until it is closed. */
export function FacetGroup({ facet, counted, more, chosen, startsOpen, onToggle }: FacetGroupProps) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [isWhole, setWhole] = useState(false);
  const isOpen = wanted ?? (startsOpen || chosen.length > 0);
  const all = facetValues(facet, counted, chosen);
  const shown = isWhole ? all : facetValues(facet, counted, chosen, FIRST_VALUES);
  return (
    <Group>
      <legend>
        <Head type="button" aria-expanded={isOpen} onClick={() => setWanted(!isOpen)}>
          <ChevronRight size={14} aria-hidden="true" />
          {facetTitles[facet]}
          {chosen.length > 0 && (
            <Badge>
              {chosen.length}
              <VisuallyHidden> chosen</VisuallyHidden>
            </Badge>
          )}
        </Head>
      </legend>
      {isOpen && (
        <Values>
          {shown.map((each) => (
            <FacetChoice key={each.value} facet={facet} {...each} onToggle={() => onToggle(each.value)} />
          ))}
        </Values>
      )}
      {isOpen && all.length > FIRST_VALUES && (
        <Button variant="quiet" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show ${more > 0 ? '' : 'all '}${all.length}`}
          <VisuallyHidden> of {facetTitles[facet]}</VisuallyHidden>
        </Button>
      )}
      {isOpen && isWhole && more > 0 && <Label>{formatNumber(more)} rarer ones are not listed.</Label>}
    </Group>
  );
}

interface FacetChoiceProps extends FacetValue {
  facet: Facet;
  onToggle: () => void;
}

function FacetChoice({ facet, value, count, isChosen, onToggle }: FacetChoiceProps) {
  return (
    <li>
      <Value>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span>{facetText(facet, value)}</span>
        {count !== null && (
          <Count>
            {formatNumber(count)}
            <VisuallyHidden>{count === 1 ? ' unit' : ' units'}</VisuallyHidden>
          </Count>
        )}
      </Value>
    </li>
  );
}
