import { useState } from 'react';
import { SpecStatusIcon } from '../../../parts/unit/SpecStatusIcon';
import { Collapsible } from '../../../ui/layout/Collapsible';
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
                <SpecStatusIcon status={row.status} word={row.word} explanation={row.explanation} />
              </dd>
            )}
          </div>
        ))}
      </Rows>
    </Collapsible>
  );
}
