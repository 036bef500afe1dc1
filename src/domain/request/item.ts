import type { Stated } from './segments';

/** The words of a message about one line item. */
export interface Item {
  readonly kva: Stated | null;
  readonly label: string | null;
  /** Numbers of remarks below its table. */
  readonly notes?: readonly string[];
  quantity: Stated | null;
  readonly stated: Stated[];
  readonly firstLine: number;
  lastLine: number;
}

export interface MessageItems {
  readonly items: Item[];
  /** Of every item that does not say otherwise. */
  readonly shared: Stated[];
  sharedQuantity: Stated | null;
  /** Its items are further ones. */
  readonly isAddition: boolean;
}
