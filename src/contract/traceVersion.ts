/** A recording of one session of one browser tab, as people download it. */
export const TRACE_SCHEMA = 'specai.trace';

/** Grows with every change that readers of older recordings must know of. */
export const TRACE_VERSION = 1;
