import { useState } from 'react';
import styled from 'styled-components';
import { Collapsible } from '../../ui/Collapsible';
import { StatusIcon } from '../../ui/StatusIcon';
import { color, screens, space } from '../../ui/theme';
import { Tooltip } from '../../ui/Tooltip';
import type { SpecStatus, UnitSection } from './unitSections';

/** Spec section 4, spec status icons. */
const explanations: Readonly<Record<SpecStatus, string | null>> = {
  check: null,
  tolerance: 'Within acceptable range',
  warning: 'Placeholder text to describe changes required',
  alert: 'Placeholder text to describe changes required',
};

const Specs = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: 180px minmax(0, 1fr) auto;
    gap: ${space(3)};
    align-items: center;
    min-height: 34px;
    padding: 6px 14px;
    border-bottom: 1px solid ${color('lineSoft')};
  }
  & > div > dd + dd {
    display: grid;
  }
  ${screens.phone} {
    & > div {
      grid-template-columns: 116px minmax(0, 1fr) auto;
    }
  }
  dt {
    font-size: 12.5px;
    color: ${color('textDim')};
  }
  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

export function SpecSection({ section: { title, specs } }: { section: UnitSection }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Collapsible title={title} open={isOpen} onToggle={() => setOpen(!isOpen)}>
      <Specs>
        {specs.map(({ label, value, status }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {status && (
              <dd>
                <Tooltip label={explanations[status]}>
                  <StatusIcon state={status} />
                </Tooltip>
              </dd>
            )}
          </div>
        ))}
      </Specs>
    </Collapsible>
  );
}
