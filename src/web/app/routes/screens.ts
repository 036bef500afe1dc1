import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { RuntimeConfig } from '../../../contract/runtimeConfig';
import type { Permission } from '../../../domain/access/access';
import { preloadable } from '../../lib/loading/preloadable';

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
  screen('/my-work', 'My work', { menu: 'header', capability: 'insights' }, () =>
    import(/* webpackChunkName: "my-work" */ '../../features/myWork/components/MyWorkPage').then((m) => m.MyWorkPage),
  ),
  screen('/', 'Open Orders', { menu: 'header' }, () =>
    import(/* webpackChunkName: "orders" */ '../../features/orders/components/OrdersPage').then((m) => m.OrdersPage),
  ),
  screen('/request', 'Requests', { menu: 'header', capability: 'insights' }, () =>
    import(/* webpackChunkName: "request" */ '../../features/requests/components/RequestPage').then(
      (m) => m.RequestPage,
    ),
  ),
  screen('/estimates', 'Estimates', { menu: 'header', capability: 'insights', permission: 'seeCost' }, () =>
    import(/* webpackChunkName: "estimate-list" */ '../../features/estimates/components/list/EstimateListPage').then(
      (m) => m.EstimateListPage,
    ),
  ),
  screen('/inventory', 'Inventory', { menu: 'header', capability: 'insights' }, () =>
    import(/* webpackChunkName: "inventory" */ '../../features/inventory/components/InventoryPage').then(
      (m) => m.InventoryPage,
    ),
  ),
  screen('/reserved', 'Reserved', { menu: 'header' }, () =>
    import(/* webpackChunkName: "reserved" */ '../../features/reservations/components/ReservedPage').then(
      (m) => m.ReservedPage,
    ),
  ),
  screen('/overview', 'Overview', { menu: 'header', capability: 'insights' }, () =>
    import(/* webpackChunkName: "overview" */ '../../features/overview/components/OverviewPage').then(
      (m) => m.OverviewPage,
    ),
  ),
  screen('/plan', 'Plan', { menu: 'header', capability: 'insights', permission: 'seeCost' }, () =>
    import(/* webpackChunkName: "plan" */ '../../features/plan/components/PlanPage').then((m) => m.PlanPage),
  ),
  screen('/inquiries', 'Inquiries', { menu: 'list', capability: 'insights' }, () =>
    import(/* webpackChunkName: "inquiries" */ '../../features/inquiries/components/InquiriesPage').then(
      (m) => m.InquiriesPage,
    ),
  ),
  screen('/inquiry/:inquiryId', 'Inquiry', { capability: 'insights' }, () =>
    import(/* webpackChunkName: "inquiry" */ '../../features/inquiries/components/InquiryPage').then(
      (m) => m.InquiryPage,
    ),
  ),
  screen('/activity', 'Activity', { menu: 'list', capability: 'insights', permission: 'readAudit' }, () =>
    import(/* webpackChunkName: "activity" */ '../../features/audit/components/ActivityPage').then(
      (m) => m.ActivityPage,
    ),
  ),
  screen('/settings', 'Settings', { menu: 'list', capability: 'insights', permission: 'seeCost' }, () =>
    import(/* webpackChunkName: "settings" */ '../../features/rates/components/SettingsPage').then(
      (m) => m.SettingsPage,
    ),
  ),
  screen('/import', 'Import', { menu: 'list', capability: 'import', permission: 'import' }, () =>
    import(/* webpackChunkName: "import" */ '../../features/import/components/ImportPage').then((m) => m.ImportPage),
  ),
  screen('/order/:orderId', 'Comparison', {}, () =>
    import(/* webpackChunkName: "comparison" */ '../../features/comparison/components/ComparisonPage').then(
      (m) => m.ComparisonPage,
    ),
  ),
  screen('/order/:orderId/estimates', 'Estimates', { capability: 'insights', permission: 'seeCost' }, () =>
    import(/* webpackChunkName: "estimates" */ '../../features/estimates/components/EstimatesPage').then(
      (m) => m.EstimatesPage,
    ),
  ),
  screen('/sales-order/:salesOrder', 'Sales order', { capability: 'insights' }, () =>
    // A separate chunk would split the code shared with the comparison.
    import(/* webpackChunkName: "unit" */ '../../features/requests/components/SalesOrderPage').then(
      (m) => m.SalesOrderPage,
    ),
  ),
  screen('/unit/:itemCode', 'Unit', {}, () =>
    import(/* webpackChunkName: "unit" */ '../../features/units/components/UnitPage').then((m) => m.UnitPage),
  ),
  screen('/notes', 'Notes', { isBare: true }, () =>
    import(/* webpackChunkName: "notes" */ '../../features/orders/components/NotesPage').then((m) => m.NotesPage),
  ),
  screen('*', 'Page not found', {}, () =>
    import(/* webpackChunkName: "not-found" */ '../NotFoundPage').then((m) => m.NotFoundPage),
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

/** The screens of the person's menu. */
export const menuScreens = (capabilities: Capabilities, permissions?: ReadonlySet<Permission>): readonly Screen[] =>
  listedScreens(capabilities, permissions).filter(({ menu }) => menu === 'list');

/** React delays a replaced fallback by 300 ms, so the first screen is loaded before the app renders. */
export async function preloadScreenAt(pathname: string): Promise<void> {
  const screen = screens.find(({ path }) => matchPath(path, pathname));
  await screen?.Page.preload().catch(() => undefined);
}
