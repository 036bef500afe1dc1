import * as z from 'zod/mini';
import { number } from '../fields';

/**
 * The answer to PUT /api/inventory-stats/by-code/{itemCode}/options: the version that the next save must name; null where
 * the product API keeps none.
 */
export const unitOptionsSavedSchema = z.object({ optionsVersion: number });
