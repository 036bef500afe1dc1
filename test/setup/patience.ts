/** Tests are not timed: a busy machine may take as long as it needs. Only a test that would fail waits so long, ms. */
jest.setTimeout(180_000);

/** How long a test waits for what must appear, ms. */
export const WAIT_MS = 30_000;
