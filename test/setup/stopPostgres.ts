/** Runs after the server tests: ends the PostgreSQL that startPostgres.ts started, unless another run still uses it. */
export default async function stopPostgres(): Promise<void> {
  await globalThis.testTemplate?.drop();
  if (globalThis.testPostgres === undefined) return;
  const { hold, server } = globalThis.testPostgres;
  await hold.end();
  await server.stop();
  delete process.env.TEST_DATABASE_URL;
}
