/** Lists orders as in another time zone. Arguments: the database and [moment, query] pairs as JSON. */
import { connect } from '../../../../src/server/db/pool/connectionPool';
import { createOrdersRepository } from '../../../../src/server/features/orders/repository';

async function main(): Promise<void> {
  const [url = '', requested = '[]'] = process.argv.slice(2);
  const { db, close } = connect(url);
  const lists: (string | null)[][] = [];
  for (const [moment, query] of JSON.parse(requested) as [string, object][]) {
    const { rows } = await createOrdersRepository(db, () => new Date(moment)).list(query, {
      subject: '',
      name: '',
      email: '',
    });
    lists.push(rows.map((row) => row.order_date));
  }
  await close();
  process.stdout.write(JSON.stringify({ hour: new Date('2026-03-05T11:00:00Z').getHours(), lists }));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
