import { useState } from 'react';
import type { SpecStatus } from '../../../../domain/specs/unitDetailStatus';
import { Collapsible } from '../../../ui/layout/Collapsible';
import { StatusIcon } from '../../../ui/mark/StatusIcon';
import { Tooltip } from '../../../ui/tooltip/Tooltip';
import { RequiredWord, Rows } from './specStyle';
import type { UnitSection } from './unitSections';

interface SpecSectionProps {
  section: UnitSection;
  /** The requirement of an order stands beside the unit. */
  isCompared: boolean;
}

export function SpecSection({ section: { title, rows }, isCompared }: SpecSectionProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Collapsible title={title} open={isOpen} onToggle={() => setOpen(!isOpen)}>
      <Rows>
        {rows.map((row) => (
          <div key={row.label} data-compared={isCompared} data-status={row.status}>
            <dt>{row.label}</dt>
            <dd data-wide={row.required === ''}>{row.value}</dd>
            {row.required && (
              <dd data-required="">
                <RequiredWord>Required </RequiredWord>
                {row.required}
              </dd>
            )}
            {row.status && (
              <dd data-icon="">
                <Status status={row.status} explanation={row.explanation} />
              </dd>
            )}
          </div>
        ))}
      </Rows>
    </Collapsible>
  );
}

function Status({ status, explanation }: { status: SpecStatus; explanation: string | null }) {
  const icon = <StatusIcon state={status} label={explanation ?? undefined} />;
  return explanation === null ? icon : <Tooltip label={explanation}>{icon}</Tooltip>;
}
