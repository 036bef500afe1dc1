import { memo, useState } from 'react';
import { styled } from 'styled-components';
import type { Requirement } from '../../../../contract/orders/order';
import type { Unit } from '../../../../contract/units/unit';
import { workTexts } from '../../../../domain/cost/comparison/estimateWords';
import { withoutCosts } from '../../../../domain/cost/work';
import { NOT_AVAILABLE } from '../../../../domain/format/number';
import { compareSpec, specRows } from '../../../../domain/specs/specRows';
import { unitAlonePath } from '../../../lib/paths';
import { useHasPermission, useRates } from '../../../store/hooks';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Dim } from '../../../ui/elements';
import { Collapsible } from '../../../ui/layout/Collapsible';
import { Table } from '../../../ui/layout/Table';
import { TableHead } from '../../../ui/layout/TableHead';
import { cardFrame, color, fontSize, space } from '../../../ui/theme';
import { BestBadge } from '../../comparison/components/unit/UnitMarks';
import { MatchBar, UnitFacts, UnitFigures } from '../../comparison/components/unitCard/UnitFigures';
import type { UnitOfQuote } from '../../comparison/state/useCosts';
import { VerdictIcon } from '../../matching/components/SpecStatusIcon';

const Root = styled.article`
  min-width: 0;
  ${cardFrame}
  overflow: hidden;
`;

const Head = styled.header`
  display: grid;
  gap: ${space(1)};
  padding: 0.625rem 0.875rem 0.375rem;
  border-bottom: 1px solid ${color('lineSoft')};
`;

const Title = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 1.75rem;
  h3 {
    font-size: ${fontSize.name};
  }
  a {
    padding-inline: 0;
  }
`;

const Work = styled.p`
  padding: 0.375rem 0.875rem;
  font-size: ${fontSize.label};
`;

const Specs = styled.div`
  table {
    table-layout: fixed;
  }
  td > span {
    display: flex;
    justify-content: space-between;
    gap: ${space(1)};
  }
  && th,
  && td {
    padding: 0.25rem 0 0.25rem 0.625rem;
    white-space: normal;
    font-size: ${fontSize.label};
    overflow-wrap: anywhere;
  }
  && td:last-child {
    padding-right: 0.625rem;
  }
`;

interface RequestUnitProps extends UnitOfQuote {
  isBest: boolean;
}

export const RequestUnit = memo(function RequestUnit({ order, unit, isBest }: RequestUnitProps) {
  const seesCost = useHasPermission('seeCost');
  const [isOpen, setOpen] = useState(false);
  const works = workTexts(unit).map((text) => (seesCost ? text : withoutCosts(text)));
  return (
    <Root data-item="" tabIndex={-1} aria-label={`Unit ${unit.serial}`}>
      <Head>
        <Title>
          <h3>
            <LinkButton
              variant="quiet"
              size="small"
              to={unitAlonePath(unit.serial)}
              aria-keyshortcuts="Enter"
              data-shortcut="Details of the unit in focus"
            >
              IC# {unit.serial}
            </LinkButton>
          </h3>
          {isBest && <BestBadge unit={unit} />}
        </Title>
        <MatchBar unit={unit} />
        {seesCost && <UnitFigures order={order} unit={unit} />}
      </Head>
      <UnitFacts order={order} unit={unit} remark={null} />
      <Work>
        <Dim>Needed work:</Dim> {works.join(' · ')}
      </Work>
      <Collapsible title="All specifications" open={isOpen} onToggle={() => setOpen((now) => !now)}>
        {isOpen && <SpecTable requirement={order.requirement} unit={unit} />}
      </Collapsible>
    </Root>
  );
});

function SpecTable({ requirement, unit }: { requirement: Partial<Requirement>; unit: Unit }) {
  const rates = useRates();
  return (
    <Specs>
      <Table aria-label={`Specifications of unit ${unit.serial}`}>
        <TableHead titles={['Specification', 'Required', 'Unit']} />
        <tbody>
          {specRows.map((spec) => {
            const { required, actual, verdict, status, note } = compareSpec(spec, requirement, unit, rates);
            return (
              <tr key={spec.id} data-verdict={verdict}>
                <th scope="row">{spec.title}</th>
                <td>{required || <Dim>Any</Dim>}</td>
                <td>
                  <span>
                    {actual || NOT_AVAILABLE}
                    <VerdictIcon verdict={verdict} status={status} note={note} />
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Specs>
  );
}
