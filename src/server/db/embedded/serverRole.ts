import { createHmac } from 'node:crypto';

/** The role that the server works as. It owns nothing and gets its rights from `grantRights`. */
export const SERVER_ROLE = 'specai_server';

/** As secret as the superuser's, and the same in every process that knows that one, so that no file holds it. */
const passwordOf = (superuserPassword: string): string =>
  createHmac('sha256', superuserPassword).update(SERVER_ROLE).digest('hex');

export const HAS_SERVER_ROLE = `select from pg_roles where rolname = '${SERVER_ROLE}'`;

/** Two processes may start at once: one waits for the other. */
export const createServerRole = (superuserPassword: string): string => `
  select pg_advisory_xact_lock(hashtextextended('${SERVER_ROLE}', 0));
  do $$ begin
    if not exists (${HAS_SERVER_ROLE}) then
      create role ${SERVER_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
        password '${passwordOf(superuserPassword)}';
    end if;
  end $$`;

/** An address of the superuser, for the server's role. */
export function asServerRole(url: string, superuserPassword: string): string {
  const address = new URL(url);
  address.username = SERVER_ROLE;
  address.password = passwordOf(superuserPassword);
  return address.href;
}
