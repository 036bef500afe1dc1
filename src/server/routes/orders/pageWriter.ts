import type { OrdersList } from '../../../contract/order/order';
import type { Permission } from '../../../domain/access/access';
import type { ListedOrder, OrdersPage } from '../../repositories/orders/ordersPage';
import { seerOf, writeFor } from '../../presenters/writeFor';
import { toOrder } from '../../presenters/orders/order';

/** Writes a page as JSON in UTF-8, as somebody with these permissions may see it. Pages that are kept are written once. */
export function createPageWriter() {
  const written = new WeakMap<readonly ListedOrder[], Map<string, Buffer>>();

  return ({ rows, count }: OrdersPage, permissions: ReadonlySet<Permission>): Buffer => {
    const texts = written.get(rows) ?? new Map<string, Buffer>();
    written.set(rows, texts);
    const key = `${count} ${seerOf(permissions)}`;
    const list = (): OrdersList => ({ results: rows.map(toOrder), count });
    const text = texts.get(key) ?? Buffer.from(writeFor(permissions)(list()));
    texts.set(key, text);
    return text;
  };
}
