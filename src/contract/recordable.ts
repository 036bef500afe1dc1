import * as z from 'zod/mini';

/**
 * The fields whose texts and numbers a recording of the app may hold. Booleans and the words of an enum need no mark.
 * Every other text and number of an answer is replaced by a placeholder.
 */
export const recordable = z.registry();
