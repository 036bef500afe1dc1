/** Tests are not timed: a busy machine may take as long as it needs. What must appear is waited for, so few tests end here, ms. */
jest.setTimeout(600_000);

/** How long a test waits for what must appear, ms. */
export const WAIT_MS = 30_000;
