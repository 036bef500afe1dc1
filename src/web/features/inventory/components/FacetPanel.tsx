import { useState } from 'react';
import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { type Facet, facets, type InventoryFacets } from '../../../../contract/inventory/inventoryQuery';
import { formatNumber } from '../../../../domain/format/number';
import { type FacetValue, facetValues, FIRST_VALUES } from '../../../../domain/inventory/list/chosenFacets';
import { facetText, facetTitle } from '../../../../domain/inventory/list/facetWords';
import type { Chosen } from '../../../../domain/inventory/list/inventoryList';
import { errorMessage } from '../../../lib/errorMessage';
import { Button } from '../../../ui/button/Button';
import { collapsibleHead, Stack, Skeleton, Label, VisuallyHidden } from '../../../ui/elements';
import { Badge } from '../../../ui/mark/Badge';
import { color, radius, space, secondary, flexRow } from '../../../ui/theme';
import { LoadFailure } from '../../../ui/notice/LoadFailure';

const Group = styled.fieldset`
  padding-bottom: ${space(1)};
  & + & {
    border-top: 1px solid ${color('lineSoft')};
  }
  legend {
    width: 100%;
    padding: 0;
  }
`;

const Head = styled.button`
  ${collapsibleHead}
  padding: 0;
  background: none;
  &:focus-visible {
    outline-offset: 2px;
  }
`;

const Values = styled.ul`
  display: grid;
`;

const Value = styled.label`
  ${flexRow(space(2))}
  min-height: 1.625rem;
  padding: 1px ${space(1)};
  border-radius: ${radius.mark};
  cursor: pointer;
  &:hover {
    background: ${color('surfaceSunken')};
  }
  input {
    flex: none;
    width: 0.9375rem;
    height: 0.9375rem;
    margin: 0;
    accent-color: ${color('selected')};
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Count = styled.span`
  flex: none;
  margin-left: auto;
  ${secondary}
  font-variant-numeric: tabular-nums;
`;

const FIRST_OPEN = 3;

interface FacetPanelProps {
  chosen: Chosen;
  counts: InventoryFacets['results'] | undefined;
  error: unknown;
  onToggle: (facet: Facet, value: string) => void;
  onRetry: () => void;
}

export function FacetPanel({ chosen, counts, error, onToggle, onRetry }: FacetPanelProps) {
  const groups = facets
    .map((facet) => ({ values: [], more: 0, ...counts?.find((each) => each.facet === facet), facet }))
    .filter(({ facet, values }) => values.length > 0 || chosen[facet]);
  return (
    <Stack $gap={1}>
      {error !== undefined && (
        <LoadFailure tone="warn" onRetry={onRetry}>
          {counts ? 'These counts may be out of date.' : 'The filters could not be loaded.'} {errorMessage(error)}
        </LoadFailure>
      )}
      {groups.map(({ facet, values, more }, index) => (
        <FacetGroup
          key={facet}
          facet={facet}
          counted={values}
          more={more}
          chosen={chosen[facet] ?? []}
          startsOpen={index < FIRST_OPEN}
          onToggle={(value) => onToggle(facet, value)}
        />
      ))}
      {!counts && error === undefined && <Skeleton $height="20rem" />}
    </Stack>
  );
}

interface FacetGroupProps {
  facet: Facet;
  counted: InventoryFacets['results'][number]['values'];
  more: number;
  chosen: readonly string[];
  startsOpen: boolean;
  onToggle: (value: string) => void;
}

function FacetGroup({ facet, counted, more, chosen, startsOpen, onToggle }: FacetGroupProps) {
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
          {facetTitle(facet)}
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
          <VisuallyHidden> of {facetTitle(facet)}</VisuallyHidden>
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

const FacetChoice = ({ facet, value, count, isChosen, onToggle }: FacetChoiceProps) => (
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
