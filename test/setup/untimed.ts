/** Tests are not timed: a busy machine may take as long as it needs. What must appear is waited for, so few tests end here, ms. */
jest.setTimeout(600_000);
