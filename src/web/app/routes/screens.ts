import { matchPath } from 'react-router-dom';
import { preloadable } from '../../loading/preloadable';

/** The screens by their addresses (spec section 2). Each is a download of its own. */
export const screens = {
  '/': preloadable(() =>
    import(/* webpackChunkName: "orders" */ '../../screens/orders/OrdersPage').then((m) => m.OrdersPage),
  ),
  '/order/:orderId': preloadable(() =>
    import(/* webpackChunkName: "comparison" */ '../../screens/comparison/ComparisonPage').then(
      (m) => m.ComparisonPage,
    ),
  ),
  '/unit/:itemCode': preloadable(() =>
    import(/* webpackChunkName: "unit" */ '../../screens/unit/UnitPage').then((m) => m.UnitPage),
  ),
  '/reserved': preloadable(() =>
    import(/* webpackChunkName: "reserved" */ '../../screens/reserved/ReservedPage').then((m) => m.ReservedPage),
  ),
  '/inventory': preloadable(() =>
    import(/* webpackChunkName: "inventory" */ '../../screens/inventory/InventoryPage').then((m) => m.InventoryPage),
  ),
  '/overview': preloadable(() =>
    import(/* webpackChunkName: "overview" */ '../../screens/overview/OverviewPage').then((m) => m.OverviewPage),
  ),
  '/plan': preloadable(() =>
    import(/* webpackChunkName: "plan" */ '../../screens/plan/PlanPage').then((m) => m.PlanPage),
  ),
  '/order/:orderId/estimates': preloadable(() =>
    import(/* webpackChunkName: "estimates" */ '../../screens/estimates/EstimatesPage').then((m) => m.EstimatesPage),
  ),
  '/activity': preloadable(() =>
    import(/* webpackChunkName: "activity" */ '../../screens/activity/ActivityPage').then((m) => m.ActivityPage),
  ),
  '/settings': preloadable(() =>
    import(/* webpackChunkName: "settings" */ '../../screens/settings/SettingsPage').then((m) => m.SettingsPage),
  ),
  '/import': preloadable(() =>
    import(/* webpackChunkName: "import" */ '../../screens/import/ImportPage').then((m) => m.ImportPage),
  ),
  '/notes': preloadable(() =>
    import(/* webpackChunkName: "notes" */ '../../screens/notes/NotesPage').then((m) => m.NotesPage),
  ),
  '*': preloadable(() =>
    import(/* webpackChunkName: "not-found" */ '../../screens/notFound/NotFoundPage').then((m) => m.NotFoundPage),
  ),
};

export type ScreenPath = keyof typeof screens;

/**
 * Loads the screen of an address. React holds back for 300 ms what replaces a fallback of its own, so the first screen is
 * there before the app is rendered. What fails is tried again, and reported, where the screen is rendered.
 */
export async function preloadScreenAt(pathname: string): Promise<void> {
  const [, screen] = Object.entries(screens).find(([path]) => matchPath(path, pathname)) ?? [];
  await screen?.preload().catch(() => undefined);
}
