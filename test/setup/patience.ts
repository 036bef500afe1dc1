/** Tests are not timed: a busy machine may take as long as it needs. */
jest.setTimeout(60_000);
