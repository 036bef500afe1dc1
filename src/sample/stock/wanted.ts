import type { Design } from '../designs';
import type { Wishes } from '../wishes/wishes';

/** What an order asks for, in figures and in words. */
export interface Wanted {
  design: Design;
  wishes: Wishes;
}
