import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { RuntimeConfig } from '../../../contract/runtimeConfig';
import type { Permission } from '../../../domain/access/access';
import { preloadable } from '../../loading/preloadable';

type Capabilities = RuntimeConfig['capabilities'];

export interface Screen {
  readonly path: string;
  readonly name: string;
  readonly menu?: 'header' | 'list';
  readonly capability?: 'insights' | 'import';
  readonly permission?: Permission;
  readonly isBare?: true;
  readonly Page: ReturnType<typeof preloadable<object>>;
}

const screen = (
  path: string,
  name: string,
  needs: Omit<Screen, 'path' | 'name' | 'Page'>,
  load: () => Promise<ComponentType>,
): Screen => ({ path, name, ...needs, Page: preloadable(load) });

export const screens: readonly Screen[] = [
  screen('/', 'Open Orders', { menu: 'header' }, () =>
    import(/* webpackChunkName: "orders" */ '../../screens/orders/OrdersPage').then((m) => m.OrdersPage),
  ),
  screen('/inventory', 'Inventory', { menu: 'header', capability: 'insights' }, () =>
    import(/* webpackChunkName: "inventory" */ '../../screens/inventory/InventoryPage').then((m) => m.InventoryPage),
  ),
  screen('/reserved', 'Reserved', { menu: 'header' }, () =>
    import(/* webpackChunkName: "reserved" */ '../../screens/reserved/ReservedPage').then((m) => m.ReservedPage),
  ),
  screen('/overview', 'Overview', { menu: 'header', capability: 'insights' }, () =>
    import(/* webpackChunkName: "overview" */ '../../screens/overview/OverviewPage').then((m) => m.OverviewPage),
  ),
  screen('/plan', 'Plan', { menu: 'header', capability: 'insights', permission: 'seeCost' }, () =>
    import(/* webpackChunkName: "plan" */ '../../screens/plan/PlanPage').then((m) => m.PlanPage),
  ),
  screen('/activity', 'Activity', { menu: 'list', capability: 'insights', permission: 'readAudit' }, () =>
    import(/* webpackChunkName: "activity" */ '../../screens/activity/ActivityPage').then((m) => m.ActivityPage),
  ),
  screen('/settings', 'Settings', { menu: 'list', capability: 'insights', permission: 'seeCost' }, () =>
    import(/* webpackChunkName: "settings" */ '../../screens/settings/SettingsPage').then((m) => m.SettingsPage),
  ),
  screen('/import', 'Import', { menu: 'list', capability: 'import', permission: 'import' }, () =>
    import(/* webpackChunkName: "import" */ '../../screens/import/ImportPage').then((m) => m.ImportPage),
  ),
  screen('/order/:orderId', 'Comparison', {}, () =>
    import(/* webpackChunkName: "comparison" */ '../../screens/comparison/ComparisonPage').then(
      (m) => m.ComparisonPage,
    ),
  ),
  screen('/order/:orderId/estimates', 'Estimates', { capability: 'insights', permission: 'seeCost' }, () =>
    import(/* webpackChunkName: "estimates" */ '../../screens/estimates/EstimatesPage').then((m) => m.EstimatesPage),
  ),
  screen('/unit/:itemCode', 'Unit', {}, () =>
    import(/* webpackChunkName: "unit" */ '../../screens/unit/UnitPage').then((m) => m.UnitPage),
  ),
  screen('/notes', 'Notes', { isBare: true }, () =>
    import(/* webpackChunkName: "notes" */ '../../screens/notes/NotesPage').then((m) => m.NotesPage),
  ),
  screen('*', 'Page not found', {}, () =>
    import(/* webpackChunkName: "not-found" */ '../../screens/notFound/NotFoundPage').then((m) => m.NotFoundPage),
  ),
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
