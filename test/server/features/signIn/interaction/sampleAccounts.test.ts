import { roles } from '../../../../../src/domain/access/access';
import {
  accountById,
  accountFor,
  SAMPLE_PASSWORD,
  sampleAccounts,
} from '../../../../../src/server/features/signIn/interaction/sampleAccounts';

test.each(sampleAccounts)('the email $email opens the account of $name', ({ id, email, name }) => {
  expect(accountFor(email, SAMPLE_PASSWORD)).toMatchObject({ id, name });
  expect(accountFor(` ${email.toUpperCase()} `, SAMPLE_PASSWORD)?.id).toBe(id);
  expect(accountById(id)?.email).toBe(email);
});

test('account ids never change, because history refers to them', () => {
  expect(sampleAccounts.map(({ id, name }) => [id, name])).toEqual([
    ['3f1c0c7e-0001-4000-8000-0000000000a1', 'Dana Sales'],
    ['3f1c0c7e-0002-4000-8000-0000000000a2', 'Omar Operations'],
    ['3f1c0c7e-0003-4000-8000-0000000000a3', 'Erin Engineering'],
    ['3f1c0c7e-0004-4000-8000-0000000000a4', 'Vera Viewer'],
    ['3f1c0c7e-0005-4000-8000-0000000000a5', 'Ada Administrator'],
  ]);
});

test.each([
  ['sales@specai.test', 'Specai-local'],
  ['sales@specai.test', ''],
  ['sales@specai.test ', 'specai-local '],
  ['nobody@specai.test', SAMPLE_PASSWORD],
  ['', SAMPLE_PASSWORD],
])('%p with %p opens nothing', (email, password) => {
  expect(accountFor(email, password)).toBeUndefined();
});

test('an unknown id belongs to no account', () => expect(accountById('unknown')).toBeUndefined());

test('each role has a sample account, which is called by it', () => {
  const expected = roles.map((role) => [`${role}@specai.test`, [role]]);
  const accounts = sampleAccounts.map(({ email, roles: own }) => [email, own]);
  expect(accounts.sort()).toEqual(expected.sort());
});
