import type { Item, MessageItems } from '../item';
import { labelScope } from '../scopes/scope';

/** A column of a table about items that are named elsewhere. */
const isDetail = ({ kva, quantity, label }: Item): boolean => kva === null && quantity === null && label !== null;

const detailsOf = ({ stated, label }: Item): Item['stated'] =>
  stated.map((each) => ({ ...each, scope: each.scope ?? labelScope(label === null ? [] : [label]) }));

/** Statements outside of a table apply to its rows. */
export function withTables(said: MessageItems, tabled: readonly Item[]): MessageItems {
  const rows = tabled.filter((each) => !isDetail(each));
  const message = { ...said, shared: [...said.shared, ...tabled.filter(isDetail).flatMap(detailsOf)] };
  if (rows.length === 0) return message;
  const isRow = (item: Item) => rows.some(({ kva }) => kva === null || kva.value === item.kva?.value);
  const extra = message.items.filter((item) => !isRow(item) && item.quantity !== null);
  const others = message.items.filter((item) => !extra.includes(item));
  const ratings = new Set(rows.map(({ kva }) => kva?.value));
  const details = ratings.size > 1 ? others.filter(({ kva }) => kva !== null && ratings.has(kva.value)) : [];
  return {
    items: [...rows.map((row) => withDetails(row, details)), ...extra].map((item) => ({
      ...item,
      kva: item.kva ?? others[0]?.kva ?? null,
    })),
    shared: [...message.shared, ...others.filter((each) => !details.includes(each)).flatMap(({ stated }) => stated)],
    sharedQuantity: message.sharedQuantity,
    isAddition: false,
  };
}

/** The statements of the text about the rows with its rating: 'the 750 kVA is radial'. */
const withDetails = (row: Item, details: readonly Item[]): Item => ({
  ...row,
  stated: [
    ...row.stated,
    ...details
      .filter(({ kva }) => kva?.value === row.kva?.value)
      .flatMap(({ stated }) => stated.filter(({ field }) => row.stated.every((own) => own.field !== field))),
  ],
});
