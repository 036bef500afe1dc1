/** No time limit for tests, since machines may be busy; waits have their own. */
jest.setTimeout(600_000);
