/** How long a test waits for what must appear, ms. A mutation run waits less, or each mutant that keeps it away would take so long. */
export const WAIT_MS = Number(process.env.TEST_WAIT_MS ?? 30_000);
