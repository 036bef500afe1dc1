import type { Principal } from '../../access/principal';
import type { Caller } from '../../repositories/orders/ordersTriage';

/** The caller as the orders' filter "mine" matches them. */
export const callerOf = ({ name, email = '' }: Principal): Caller => ({ name, email });
