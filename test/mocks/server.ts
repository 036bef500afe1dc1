import { setupServer } from 'msw/node';

/**
 * The product API as tests see it. A test says what the server knows (situations.ts); nothing is answered by itself. It runs
 * in the files that import it; the others reach no server (test/setup/web.ts).
 */
export const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  server.events.removeAllListeners();
});
afterAll(() => server.close());
