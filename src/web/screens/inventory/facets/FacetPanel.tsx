import { facets, type Facet, type InventoryFacets } from '../../../../contract/inventory/inventoryQuery';
import type { Chosen } from '../../../../domain/inventory/list/inventoryList';
import { errorMessage } from '../../../state/api/server/errorMessage';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Row, Stack, Skeleton } from '../../../ui/elements';
import { Notice } from '../../../ui/notice/Notice';
import { FacetGroup } from './FacetGroup';

/** So many facets are open at first. */
const FIRST_OPEN = 3;

interface FacetPanelProps {
  chosen: Chosen;
  /** The last counts; undefined before the first. */
  counts: InventoryFacets['results'] | undefined;
  /** Why there are no newer ones. */
  error: unknown;
  onToggle: (facet: Facet, value: string) => void;
  onRetry: () => void;
}

/** What the inventory can be narrowed by, with how many units each value would list. */
export function FacetPanel({ chosen, counts, error, onToggle, onRetry }: FacetPanelProps) {
  const groups = facets
    .map((facet) => ({ values: [], more: 0, ...counts?.find((each) => each.facet === facet), facet }))
    .filter(({ facet, values }) => values.length > 0 || chosen[facet]);
  return (
    <Stack $gap={1}>
      {error !== undefined && (
        <>
          <Notice tone="warn">
            {counts ? 'These counts may be out of date.' : 'The filters could not be loaded.'} {errorMessage(error)}
          </Notice>
          <Row>
            <Button size="small" onClick={onRetry} {...needsNetwork}>
              Try again
            </Button>
          </Row>
        </>
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
