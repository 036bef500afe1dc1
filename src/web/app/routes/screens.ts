import { matchPath } from 'react-router-dom';
import type { RuntimeConfig } from '../../../contract/runtimeConfig';
import type { Permission } from '../../../domain/access/access';
import { preloadable } from '../../loading/preloadable';

type Capabilities = RuntimeConfig['capabilities'];

export interface Screen {
  readonly path: string;
  readonly name: string;
  /** 'list': in the screen list; 'header': also in the header. */
  readonly menu?: 'header' | 'list';
  readonly capability?: 'insights' | 'import';
  readonly permission?: Permission;
  readonly isBare?: true;
  readonly Page: ReturnType<typeof preloadable<object>>;
}

export const screens: readonly Screen[] = [
  {
    path: '/',
    name: 'Open Orders',
    menu: 'header',
    Page: preloadable(() =>
      import(/* webpackChunkName: "orders" */ '../../screens/orders/OrdersPage').then((m) => m.OrdersPage),
    ),
  },
  {
    path: '/inventory',
    name: 'Inventory',
    menu: 'header',
    capability: 'insights',
    Page: preloadable(() =>
      import(/* webpackChunkName: "inventory" */ '../../screens/inventory/InventoryPage').then((m) => m.InventoryPage),
    ),
  },
  {
    path: '/reserved',
    name: 'Reserved',
    menu: 'header',
    Page: preloadable(() =>
      import(/* webpackChunkName: "reserved" */ '../../screens/reserved/ReservedPage').then((m) => m.ReservedPage),
    ),
  },
  {
    path: '/overview',
    name: 'Overview',
    menu: 'header',
    capability: 'insights',
    Page: preloadable(() =>
      import(/* webpackChunkName: "overview" */ '../../screens/overview/OverviewPage').then((m) => m.OverviewPage),
    ),
  },
  {
    path: '/plan',
    name: 'Plan',
    menu: 'header',
    capability: 'insights',
    permission: 'seeCost',
    Page: preloadable(() =>
      import(/* webpackChunkName: "plan" */ '../../screens/plan/PlanPage').then((m) => m.PlanPage),
    ),
  },
  {
    path: '/activity',
    name: 'Activity',
    menu: 'list',
    capability: 'insights',
    permission: 'readAudit',
    Page: preloadable(() =>
      import(/* webpackChunkName: "activity" */ '../../screens/activity/ActivityPage').then((m) => m.ActivityPage),
    ),
  },
  {
    path: '/settings',
    name: 'Settings',
    menu: 'list',
    capability: 'insights',
    permission: 'seeCost',
    Page: preloadable(() =>
      import(/* webpackChunkName: "settings" */ '../../screens/settings/SettingsPage').then((m) => m.SettingsPage),
    ),
  },
  {
    path: '/import',
    name: 'Import',
    menu: 'list',
    capability: 'import',
    permission: 'import',
    Page: preloadable(() =>
      import(/* webpackChunkName: "import" */ '../../screens/import/ImportPage').then((m) => m.ImportPage),
    ),
  },
  {
    path: '/order/:orderId',
    name: 'Comparison',
    Page: preloadable(() =>
      import(/* webpackChunkName: "comparison" */ '../../screens/comparison/ComparisonPage').then(
        (m) => m.ComparisonPage,
      ),
    ),
  },
  {
    path: '/order/:orderId/estimates',
    name: 'Estimates',
    capability: 'insights',
    permission: 'seeCost',
    Page: preloadable(() =>
      import(/* webpackChunkName: "estimates" */ '../../screens/estimates/EstimatesPage').then((m) => m.EstimatesPage),
    ),
  },
  {
    path: '/unit/:itemCode',
    name: 'Unit',
    Page: preloadable(() =>
      import(/* webpackChunkName: "unit" */ '../../screens/unit/UnitPage').then((m) => m.UnitPage),
    ),
  },
  {
    path: '/notes',
    name: 'Notes',
    isBare: true,
    Page: preloadable(() =>
      import(/* webpackChunkName: "notes" */ '../../screens/notes/NotesPage').then((m) => m.NotesPage),
    ),
  },
  {
    path: '*',
    name: 'Page not found',
    Page: preloadable(() =>
      import(/* webpackChunkName: "not-found" */ '../../screens/notFound/NotFoundPage').then((m) => m.NotFoundPage),
    ),
  },
];

const isThere = ({ capability }: Screen, capabilities: Capabilities): boolean =>
  capability === undefined || capabilities[capability] === 'on';

export const screensWith = (capabilities: Capabilities): readonly Screen[] =>
  screens.filter((screen) => isThere(screen, capabilities));

export const listedScreens = (capabilities: Capabilities, permissions?: ReadonlySet<Permission>): readonly Screen[] =>
  screensWith(capabilities)
    .filter(({ menu }) => menu !== undefined)
    .filter(({ permission }) => permission === undefined || (permissions?.has(permission) ?? true));

export const headerScreens = (capabilities: Capabilities): readonly Screen[] =>
  listedScreens(capabilities).filter(({ menu }) => menu === 'header');

/** React delays a replaced fallback by 300 ms, so the first screen is loaded before the app renders. */
export async function preloadScreenAt(pathname: string): Promise<void> {
  const screen = screens.find(({ path }) => matchPath(path, pathname));
  await screen?.Page.preload().catch(() => undefined);
}
