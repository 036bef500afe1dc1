import { setupServer } from 'msw/node';
import { inEveryFile } from '../setup/everyFile';

/**
 * The product API as tests see it. A test says what the server knows (situations.ts); nothing is answered by itself. It runs
 * in the files that import it, and in those that follow them in the same process; the others reach no server (test/setup/failOnConsole.ts).
 */
export const server = setupServer();

inEveryFile(() => {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    server.resetHandlers();
    server.events.removeAllListeners();
  });
  afterAll(() => server.close());
});
