import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { connect } from '../../../../src/server/db/pool/connectionPool';
import { migrateToLatest } from '../../../../src/server/db/migrate';
import { createAuditRepository } from '../../../../src/server/features/audit/repository';
import { createEmptyDatabase } from '../../../support/server/database';

/** As docs/operate/deployment.md has them, on the test's own database. */
const BEFORE = (role: string) => [
  `create role ${role} login password 'of the test'`,
  `grant create on database current_db to ${role}`,
  `grant create, usage on schema public to ${role}`,
];
const AFTER = (role: string) => [
  'alter table audit owner to current_user',
  'alter function audit_stays() owner to current_user',
  'alter function audit_is_stamped() owner to current_user',
  `grant select, insert on audit to ${role}`,
  `grant select on sequence audit_id_seq to ${role}`,
];

test('a separate role adds and reads entries, and cannot change, remove or unguard them', async () => {
  const { url, drop } = await createEmptyDatabase();
  const role = `specai_${randomBytes(4).toString('hex')}`;
  const owner = new Client({ connectionString: url });
  await owner.connect();
  const named = (text: string) => text.replace('current_db', new URL(url).pathname.slice(1));
  for (const each of BEFORE(role)) await owner.query(named(each));
  const asRole = new URL(url);
  asRole.username = role;
  asRole.password = 'of the test';
  const { db, pool, close } = connect(asRole.href, { maxConnections: 2 });
  await migrateToLatest(db);
  for (const each of AFTER(role)) await owner.query(each);

  await migrateToLatest(db);
  const audit = createAuditRepository(db);
  await audit.add({ action: 'comment', by: { name: 'Ann Lee' }, serial: '484872', new: { comment: 'Hello' } });
  expect((await audit.page({})).rows).toMatchObject([{ person_name: 'Ann Lee' }]);
  const attempts = [
    ...['update audit set person_name = null', 'delete from audit', 'truncate audit', 'drop table audit'],
    ...['alter table audit disable trigger all', 'drop trigger audit_stays on audit'],
    ...['audit_stays', 'audit_is_stamped'].map(
      (name) => `create or replace function ${name}() returns trigger language plpgsql as $$ begin return null; end $$`,
    ),
    'drop schema public cascade',
  ];
  for (const each of attempts) await expect(pool.query(each)).rejects.toThrow(/permission denied|must be owner/);
  expect((await pool.query("select last_value from pg_sequences where sequencename = 'audit_id_seq'")).rows).toEqual([
    { last_value: 1 },
  ]);

  await close();
  await owner.end();
  await drop();
});
