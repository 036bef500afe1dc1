import type { Design } from '../designs';
import type { CustomerRequests } from '../requests/customerRequests';

/** What an order asks for, in figures and in words. */
export interface Wanted {
  design: Design;
  requests: CustomerRequests;
}
