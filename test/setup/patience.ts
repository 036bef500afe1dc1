/** Time limit of waits in tests, ms; shorter in a mutation run, since many mutants run into it. */
export const WAIT_MS = Number(process.env.TEST_WAIT_MS ?? 30_000);
