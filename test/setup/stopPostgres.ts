/** Runs after the server tests: stops the PostgreSQL of startPostgres.ts, unless another run uses it. */
export default async function stopPostgres(): Promise<void> {
  await globalThis.testTemplate?.drop();
  if (globalThis.testPostgres === undefined) return;
  const { hold, server } = globalThis.testPostgres;
  await hold.end();
  await server.stop();
  delete process.env.TEST_DATABASE_URL;
}
