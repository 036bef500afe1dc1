import type { RuntimeConfig } from '../../../contract/runtimeConfig';

type Capabilities = RuntimeConfig['capabilities'];

export interface Place {
  readonly to: string;
  readonly name: string;
  /** Whether the header shows it, too. */
  readonly isInHeader?: boolean;
  /** Whether the app has it at all; always, where nothing is said. */
  readonly isThere?: (capabilities: Capabilities) => boolean;
}

const hasInsights = ({ insights }: Capabilities) => insights === 'on';

/** Every screen that one can go to from anywhere. */
const places: readonly Place[] = [
  { to: '/', name: 'Open Orders', isInHeader: true },
  { to: '/inventory', name: 'Inventory', isInHeader: true, isThere: hasInsights },
  { to: '/reserved', name: 'Reserved', isInHeader: true },
  { to: '/overview', name: 'Overview', isInHeader: true, isThere: hasInsights },
  { to: '/settings', name: 'Settings', isThere: hasInsights },
  { to: '/import', name: 'Import', isThere: (has) => has.import === 'on' },
];

export const placesWith = (capabilities: Capabilities): readonly Place[] =>
  places.filter(({ isThere = () => true }) => isThere(capabilities));

export const headerPlacesWith = (capabilities: Capabilities): readonly Place[] =>
  placesWith(capabilities).filter(({ isInHeader }) => isInHeader);
