import { useState } from 'react';
import { styled } from 'styled-components';
import type { LineField, RequestField } from '../../../../contract/requests/reading';
import { lineTitle } from '../../../../domain/request/desk/deskLine';
import { Dim, VisuallyHidden } from '../../../ui/elements';
import { LinkButton } from '../../../ui/button/LinkButton';
import { PageTitle } from '../../../ui/page/PageTitle';
import { color, hairline, screens, space } from '../../../ui/theme';
import { SaveInquiry } from '../../inquiries/components/SaveInquiry';
import { type Desk, type DeskLine, type LineUnits, useDesk, useLineUnits } from '../state/useDesk';
import { Columns } from './deskLayout';
import { statusText, unitsText } from './deskText';
import { RequestText } from './RequestText';
import { RequestUnits } from './RequestUnits';
import { RequirementFields } from './RequirementFields';

export function RequestPage() {
  const desk = useDesk();
  const units = useLineUnits(desk.chosen, desk.place);
  return (
    <>
      <PageTitle title="Requests" subtitle="From a customer’s words to ranked units">
        <LinkButton to="/inquiries">Inquiries</LinkButton>
        <SaveInquiry desk={desk} />
      </PageTitle>
      <VisuallyHidden as="div" role="status">
        {statusText(desk, units)}
      </VisuallyHidden>
      <Columns>
        <Reading desk={desk} />
        <RequestUnits line={desk.chosen} lines={desk.lines} units={units} />
      </Columns>
      {desk.chosen !== null && <Summary line={desk.chosen} units={units} />}
    </>
  );
}

/** Text and fields light each other up; the units do not render then. */
function Reading({ desk }: { desk: Desk }) {
  const [lit, setLit] = useState<LineField | RequestField | null>(null);
  return (
    <>
      <RequestText desk={desk} lit={lit} onLight={setLit} />
      <RequirementFields desk={desk} lit={lit} onLight={setLit} />
    </>
  );
}

const Bar = styled.div`
  display: none;
  ${screens.tablet} {
    position: sticky;
    bottom: 0;
    z-index: 3;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(3)};
    min-height: 2.75rem;
    margin-top: ${space(3)};
    padding: ${space(1)} ${space(3)};
    border: ${hairline};
    background: ${color('surface')};
    a {
      padding-block: ${space(2)};
      color: ${color('link')};
    }
  }
`;

/** In view while the columns are one below the other. */
const Summary = ({ line, units }: { line: DeskLine; units: LineUnits }) => (
  <Bar>
    <span>
      <Dim>Line {line.at + 1}:</Dim> {lineTitle(line.fields)}
    </span>
    <a href="#request-units">{units.match ? unitsText(units) : 'Units'}</a>
  </Bar>
);
