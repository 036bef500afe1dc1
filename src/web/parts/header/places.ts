import type { RuntimeConfig } from '../../../contract/runtimeConfig';
import type { Permission } from '../../../domain/access/access';

type Capabilities = RuntimeConfig['capabilities'];

export interface Place {
  readonly to: string;
  readonly name: string;
  /** Whether the header shows it, too. */
  readonly isInHeader?: boolean;
  /** Whether the app has it at all; always, where nothing is said. */
  readonly isThere?: (capabilities: Capabilities) => boolean;
  /** What one needs to use it; absent: nothing. */
  readonly needs?: Permission;
}

const hasInsights = ({ insights }: Capabilities) => insights === 'on';

/** Every screen that one can go to from anywhere. */
const places: readonly Place[] = [
  { to: '/', name: 'Open Orders', isInHeader: true },
  { to: '/inventory', name: 'Inventory', isInHeader: true, isThere: hasInsights },
  { to: '/reserved', name: 'Reserved', isInHeader: true },
  { to: '/overview', name: 'Overview', isInHeader: true, isThere: hasInsights },
  { to: '/plan', name: 'Plan', isInHeader: true, isThere: hasInsights, needs: 'seeCost' },
  { to: '/activity', name: 'Activity', isThere: hasInsights, needs: 'readAudit' },
  { to: '/settings', name: 'Settings', isThere: hasInsights, needs: 'seeCost' },
  { to: '/import', name: 'Import', isThere: (has) => has.import === 'on', needs: 'import' },
];

/** Those that the app has and the signed-in person may use. */
export const placesWith = (capabilities: Capabilities, permissions?: ReadonlySet<Permission>): readonly Place[] =>
  places
    .filter(({ isThere = () => true }) => isThere(capabilities))
    .filter(({ needs }) => needs === undefined || (permissions?.has(needs) ?? true));

export const headerPlacesWith = (capabilities: Capabilities): readonly Place[] =>
  placesWith(capabilities).filter(({ isInHeader }) => isInHeader);
