import type { Unit } from '../../../../contract/unit/unit';
import { UnitLink } from './UnitLink';

interface DetailsLinkProps {
  serial: Unit['serial'];
  orderId: string;
  className?: string;
}

/** Leads to a unit's page from its card or row, where Enter does, too. */
export const DetailsLink = ({ serial, ...rest }: DetailsLinkProps) => (
  <UnitLink
    serial={serial}
    {...rest}
    aria-label={`Unit Details of ${serial}`}
    aria-keyshortcuts="Enter"
    data-shortcut="Details of the unit in focus"
  >
    Unit Details
  </UnitLink>
);
