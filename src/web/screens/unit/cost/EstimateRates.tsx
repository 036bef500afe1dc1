import type { NamedRates } from '../../../../contract/rates/rateSets';
import { ratesName } from '../../../../domain/rates/ratesName';
import { Button } from '../../../ui/button/Button';
import { Row, Dim } from '../../../ui/elements';

interface EstimateRatesProps {
  /** Null where the product API has none. */
  rates: NamedRates | null;
  /** Whether the estimate was made with other rates than today's. */
  isKept: boolean;
  isEditable: boolean;
  onToday: () => void;
}

/** By which rates the unit is costed; an old estimate keeps its own until somebody asks for today's. */
export function EstimateRates({ rates, isKept, isEditable, onToday }: EstimateRatesProps) {
  if (rates === null) return null;
  return (
    <Row $gap={2}>
      <Dim>{isKept ? `${ratesName(rates)}, as saved` : ratesName(rates)}</Dim>
      {isKept && (
        <Button size="small" disabled={!isEditable} onClick={onToday}>
          Use today&apos;s rates
        </Button>
      )}
    </Row>
  );
}
