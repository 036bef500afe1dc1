import { paths } from '../../../../src/contract/paths';
import { recordSchema, type RecordAnswer } from '../../../../src/contract/records/records';
import { createTestApp, type TestApp } from '../../../support/server/app';
import { closeFirst, type TestDatabase } from '../../../support/server/database';

type File = 'orders' | 'units';
export type Values = Record<string, string | null>;

interface Options {
  readonly now?: () => Date;
  readonly env?: Readonly<Record<string, string>>;
}

/** The real server with roles, and calls that correct records. */
export function useRecordCalls(database: TestDatabase, { now, env }: Options = {}) {
  const served = {} as TestApp;
  beforeAll(async () => {
    Object.assign(served, await createTestApp(database, { env: { ACCESS: 'roles', ...env }, ...(now && { now }) }));
    closeFirst(database, served.close);
  });
  const as = async (role: string) => ({
    authorization: `Bearer ${await served.signIn.token(role, { name: `${role} person`, roles: [role] })}`,
  });
  const record = async (file: File, key: string, role = 'operations'): Promise<RecordAnswer> =>
    served.read(recordSchema, paths.record(file, key), await as(role));
  const correct = async (
    file: File,
    key: string,
    fields: Values,
    {
      role = 'operations',
      reason = 'Read from the nameplate',
      version,
    }: { role?: string; reason?: string; version?: string } = {},
  ) => {
    const seen = version ?? (await record(file, key)).version;
    const body = { fields, ...(reason !== '' && { reason }) };
    return served.call('POST', paths.recordCorrections(file, key), body, {
      ...(await as(role)),
      'if-match': `"${seen}"`,
    });
  };
  const post = async (path: string, body: object, role = 'operations') =>
    served.call('POST', path, body, await as(role));
  const fieldOf = async (file: File, key: string, name: string, role?: string) =>
    (await record(file, key, role)).fields.find((field) => field.name === name);
  return { served, as, record, correct, post, fieldOf };
}

export const errorsOf = (response: { json: () => unknown }) => (response.json() as { errors: unknown }).errors;
export const detailOf = (response: { json: () => unknown }) => (response.json() as { detail: string }).detail;
