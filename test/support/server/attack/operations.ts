import { estimates } from './operations/estimates';
import { imports } from './operations/imports';
import { inquiries } from './operations/inquiries';
import { people } from './operations/people';
import { records } from './operations/records';
import { stock } from './operations/stock';
import { work } from './operations/work';
import type { Prepares } from './prepared';

/** A request to each operation of the API's document that succeeds when an administrator, or the program of the feed, sends it. */
export const prepares: Prepares = { ...work, ...stock, ...estimates, ...people, ...imports, ...inquiries, ...records };
