import * as z from 'zod/mini';

/** Fields that recordings may contain, besides booleans and enums. Recordings replace all other texts and numbers. */
export const recordable = z.registry();
