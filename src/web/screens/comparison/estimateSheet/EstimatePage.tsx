import { formatDateTime } from '../../../../domain/format/date';
import { estimateSheet, type EstimateOf, type SheetFact } from '../../../../domain/estimateSheet/estimateSheet';
import { useAppSelector } from '../../../state/hooks';
import { selectNamedRates } from '../../../state/selectors/rates';
import { useServices } from '../../../state/services';
import { AddOnRows, PriceRows, SpecRows } from './EstimateRows';
import { Cut, CutNotes, Facts, Halves, NotCounted, Page, Top } from './estimatePageStyle';

interface EstimatePageProps {
  of: EstimateOf;
  /** The printed time, ISO 8601. */
  at: string;
}

/** One page: the unit against the order, its add-ons, and its cost and margin. */
export function EstimatePage({ of, at }: EstimatePageProps) {
  const { userName } = useServices();
  const rates = useAppSelector(selectNamedRates);
  const sheet = estimateSheet({ ...of, rates });
  return (
    <Page data-print aria-label="Page to print">
      <Top>
        <strong>SpecAI estimate of unit {of.unit.serial}</strong>
        <p>
          Printed {formatDateTime(at)} by {userName}
          {sheet.rates && ` · ${sheet.rates}`}
        </p>
      </Top>
      <FactsOf title="Order" facts={sheet.order} columns={3} />
      <FactsOf title="Unit" facts={sheet.unit} columns={3} />
      <div>
        <h3>Specifications</h3>
        <SpecRows specs={sheet.specs} />
      </div>
      <Halves>
        <div>
          <h3>Add-ons</h3>
          <AddOnRows addOns={sheet.addOns} />
        </div>
        <div>
          <h3>Price</h3>
          <PriceRows price={sheet.price} />
          {sheet.leftOut.length > 0 && <NotCounted>{sheet.leftOut.join('; ')}</NotCounted>}
        </div>
      </Halves>
      {sheet.notes.length > 0 && <FactsOf title="Notes" facts={sheet.notes} columns={2} />}
    </Page>
  );
}

interface FactsOfProps {
  title: string;
  facts: readonly SheetFact[];
  columns: 2 | 3;
}

/** Notes, which are prose, have wider columns and more lines. */
function FactsOf({ title, facts, columns }: FactsOfProps) {
  const Value = columns === 2 ? CutNotes : Cut;
  return (
    <div>
      <h3>{title}</h3>
      <Facts $columns={columns}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Value>{value}</Value>
            </dd>
          </div>
        ))}
      </Facts>
    </div>
  );
}
