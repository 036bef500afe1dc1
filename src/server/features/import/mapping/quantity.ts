import { plainName } from './names';

const NAME =
  /^(?:order(?:ed)?)?quantity(?:ordered|onhand|instock|avail(?:able)?|needed|req(?:uired)?)?$|^numberofunits$/;
const COUNT = /^(\d{1,4})(?:\.0+)?(?: ?(?:ea(?:ch)?|pcs?|units?)\.?)?$/i;

/** Whether a column says how many units its row stands for. */
export const isQuantity = (header: string): boolean => NAME.test(plainName(header));

/** Null for other text, and for none. */
export function quantityIn(cell: string): number | null {
  const count = Number(COUNT.exec(cell)?.[1] ?? 0);
  return count === 0 ? null : count;
}
