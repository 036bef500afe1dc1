/** Runs after the server tests: ends the PostgreSQL, unless another run still uses it. */
export default async function stopPostgres(): Promise<void> {
  await globalThis.testPostgres?.hold.end();
  await globalThis.testPostgres?.server.stop();
}
