import type { ChangeQueue } from './changeQueue';
import { changedOf, type News } from './news';

export interface Followers {
  readonly liveUnits: Pick<ChangeQueue, 'refresh' | 'settled'>;
  readonly liveInventory: Pick<ChangeQueue, 'refresh' | 'settled'>;
  /** Called where any order may have changed. */
  readonly ordersChanged: () => void;
}

/** Has what is kept in memory read what changed; settles when it has. */
export const applyNews =
  ({ liveUnits, liveInventory, ordersChanged }: Followers) =>
  async (news: News): Promise<void> => {
    const isAnyRate = changedOf(news, ['rates']).length > 0;
    const units = isAnyRate ? 'all' : changedOf(news, ['unit']);
    const shown = changedOf(news, ['unit', 'files']);
    if (units.length > 0) liveUnits.refresh(units);
    if (shown.length > 0) liveInventory.refresh(shown);
    if (changedOf(news, ['order']).length > 0) ordersChanged();
    await Promise.all([liveUnits.settled(), liveInventory.settled()]);
  };
