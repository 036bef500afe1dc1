/** How long a test waits for what must appear, ms. */
export const WAIT_MS = 30_000;
