import { styled } from 'styled-components';
import type { Requirement } from '../../../../contract/orders/order';
import type { InventoryUnit } from '../../../../contract/units/inventoryUnit';
import type { Unit } from '../../../../contract/units/unit';
import { fitClassOf } from '../../../../domain/fit/fitClass';
import { withoutCosts } from '../../../../domain/cost/work';
import { isFar, knownDistance } from '../../../../domain/rates/distanceTable';
import { placeText } from '../../../../domain/distance/roadDistance';
import { formatNumber, orNA } from '../../../../domain/format/number';
import type { Rates } from '../../../../domain/rates/rates';
import { specSections } from '../../../../domain/specs/specTable';
import { compareUnitSpecs, type UnitSpecComparison } from '../../../../domain/specs/unitDetailStatus';
import { verdictWords } from '../../../../domain/specs/verdictWords';
import { FitLine } from '../../matching/components/FitBadge';
import { SpecStatusIcon, statusText } from '../../matching/components/SpecStatusIcon';
import { useHasPermission } from '../../../store/hooks';
import { ClippedCard } from '../../../ui/elements';
import { Collapsible } from '../../../ui/layout/Collapsible';
import { color, fontSize, hairline, screens, space, visuallyHidden } from '../../../ui/theme';
import type { JudgedUnit } from '../state/useUnitOrder';

const columns = `
  display: grid;
  grid-template-columns: 9.25rem minmax(0, 1fr) 1rem;
  gap: 0 ${space(4)};
  padding: 0 0.875rem;
  &[data-compared='true'] {
    grid-template-columns: 9.25rem minmax(0, 1fr) minmax(0, 1fr) 1rem;
  }
`;

const ColumnHeads = styled.div.attrs({ 'aria-hidden': true })`
  ${columns}
  padding-top: 0.5625rem;
  padding-bottom: 0.5625rem;
  border-bottom: ${hairline};
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  color: ${color('textDim')};
  ${screens.phone} {
    display: none;
  }
`;

const Rows = styled.dl`
  & > div {
    ${columns}
    align-items: center;
    min-height: 2.0625rem;
    padding-top: 0.375rem;
    padding-bottom: 0.375rem;
    border-bottom: 1px solid ${color('lineSoft')};
  }
  & > div:last-child {
    border-bottom: 0;
  }
  dt {
    font-size: ${fontSize.label};
    color: ${color('textDim')};
  }
  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  [data-compared='true'] > [data-wide='true'] {
    grid-column: 2 / 4;
  }
  [data-required] {
    color: ${color('textSoft')};
  }
  [data-icon] {
    display: grid;
    grid-column: -2;
    grid-row: 1;
  }
  ${screens.phone} {
    & > div,
    & > div[data-compared='true'] {
      grid-template-columns: 7.25rem minmax(0, 1fr) 1rem;
    }
    [data-compared='true'] > [data-wide='true'] {
      grid-column: 2;
    }
    [data-required] {
      grid-column: 2;
      grid-row: 2;
      font-size: ${fontSize.small};
      line-height: 1rem;
      color: ${color('textDim')};
    }
    [data-status='check'] > [data-required] {
      display: none;
    }
  }
`;

/** Read aloud; visible only without a column of that name. */
const RequiredWord = styled.span`
  ${screens.abovePhone} {
    ${visuallyHidden}
  }
`;

interface UnitSpecsProps {
  unit: InventoryUnit;
  /** Null if no order is known. */
  requirement: Partial<Requirement> | null;
  delivery: string | null;
  judged: Pick<JudgedUnit, 'unit' | 'isLoading'>;
  rates: Rates;
}

/** While the unit is being judged, no verdicts are shown. */
export function UnitSpecs({ unit, requirement, delivery, judged, rates }: UnitSpecsProps) {
  const compared = compareUnitSpecs(unit, requirement, judged.unit, rates);
  const specs = judged.isLoading ? compared.map((spec) => ({ ...spec, status: null })) : compared;
  const isCompared = specs.some(({ required }) => required !== '');
  return (
    <ClippedCard aria-label="Specifications" aria-busy={judged.isLoading}>
      {judged.unit && <UnitFit unit={judged.unit} />}
      <ColumnHeads data-compared={isCompared}>
        <span>Specification</span>
        <span>Unit</span>
        {isCompared && <span>Required</span>}
      </ColumnHeads>
      {specSections.map(({ id, unitPageTitle }, index) => (
        <Collapsible key={id} title={unitPageTitle} defaultOpen>
          <Rows>
            {specs
              .filter(({ section }) => section === id)
              .map((spec) => (
                <SpecRow key={spec.label} {...{ spec, isCompared, delivery, rates }} />
              ))}
            {index === specSections.length - 1 && (
              <div data-compared={isCompared}>
                <dt>Notes</dt>
                <dd data-wide>{orNA(unit.notes)}</dd>
              </div>
            )}
          </Rows>
        </Collapsible>
      ))}
    </ClippedCard>
  );
}

interface SpecRowProps extends Pick<UnitSpecsProps, 'delivery' | 'rates'> {
  spec: UnitSpecComparison;
  isCompared: boolean;
}

function SpecRow({ spec, isCompared, delivery, rates }: SpecRowProps) {
  const { id, label, actual, required, status, verdict } = spec;
  const word = verdict === null ? undefined : verdictWords[verdict];
  return (
    <div data-compared={isCompared} data-status={status}>
      <dt>{label}</dt>
      <dd data-wide={required === ''}>{id === 'location' ? place(actual, delivery, rates) : orNA(actual)}</dd>
      {required && (
        <dd data-required="">
          <RequiredWord>Required </RequiredWord>
          {required}
        </dd>
      )}
      {status && (
        <dd data-icon="">
          <SpecStatusIcon status={status} word={word} explanation={explanationOf(spec, rates)} />
        </dd>
      )}
    </div>
  );
}

const FitRoot = styled.div`
  padding: ${space(3)} 0.875rem;
  border-bottom: ${hairline};
  font-size: ${fontSize.label};
  overflow-wrap: anywhere;
  & > :last-child {
    margin-bottom: 0;
  }
  li {
    margin-left: ${space(4)};
    list-style: disc;
  }
`;

/** Renders nothing if the server does not judge. */
function UnitFit({ unit }: { unit: Unit }) {
  const seesCost = useHasPermission('seeCost');
  const gaps = unit.fit?.gaps.flatMap(({ text }) => text ?? []) ?? [];
  if (fitClassOf(unit) === null) return null;
  return (
    <FitRoot>
      <FitLine unit={unit} />
      {gaps.length > 0 && (
        <ul aria-label="Gaps">
          {gaps.map((text) => (
            <li key={text}>{seesCost ? text : withoutCosts(text)}</li>
          ))}
        </ul>
      )}
    </FitRoot>
  );
}

/** With the road distance to the delivery, otherwise to the reference site. */
function place(location: string, delivery: string | null, rates: Rates): string {
  if (delivery !== null) return placeText(location, delivery);
  const miles = knownDistance(location, rates);
  return miles === null ? orNA(location) : `${location.trim()} · ${formatNumber(miles)} mi from ${rates.referenceSite}`;
}

function explanationOf({ id, status, note, verdict, actual }: UnitSpecComparison, rates: Rates): string | null {
  const text = statusText(status, note, verdict);
  const isFarAway = id === 'location' && text !== null && isFar(actual, rates);
  return isFarAway ? `More than ${rates.farMiles} miles from ${rates.referenceSite}` : text;
}
