import { connect } from '../../../src/server/db/pool/connectionPool';
import { createTestApp } from '../../support/server/app';

async function serve(): Promise<void> {
  const url = process.env.DATABASE_URL ?? '';
  const { db } = connect(url);
  const served = await createTestApp({ db, url });
  const address = await served.app.listen({ host: '127.0.0.1', port: 0 });
  const token = await served.signIn.token('dana-1', { name: 'Dana Whitfield' });
  process.stdout.write(`${JSON.stringify({ address, token })}\n`);
}

await serve();
