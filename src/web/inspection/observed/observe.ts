import type { RootState } from '../../state/store';
import { observeComparison } from './comparisonScreen';
import type { Observed, ScreenObserver } from './observed';
import { observeOrders } from './ordersScreen';
import { observeReserved } from './reservedScreen';
import { observeUnit } from './unitScreen';

const screens: readonly (readonly [RegExp, ScreenObserver])[] = [
  [/^\/()$/, observeOrders],
  [/^\/order\/([^/]+)$/, observeComparison],
  [/^\/unit\/([^/]+)$/, observeUnit],
  [/^\/(reserved)$/, observeReserved],
];

/** What the screen at an address shows of a state, by the functions that the screen itself uses; `screen` is its path. */
export function observe(state: RootState, address: string): Observed {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  for (const [pattern, observer] of screens) {
    const [, id] = pattern.exec(pathname) ?? [];
    if (id !== undefined) return { screen: pathname, ...observer(state, decodeURIComponent(id), searchParams) };
  }
  return { screen: pathname };
}
