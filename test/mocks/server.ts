import { setupServer } from 'msw/node';

/** The product API as tests see it. A test says what the server knows (situations.ts); nothing is answered by itself. */
export const server = setupServer();
