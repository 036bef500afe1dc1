import { permissions } from '../../../src/domain/access/access';
import { Principal } from '../../../src/server/auth/principal';
import { ForbiddenError } from '../../../src/server/auth/refusals';
import { principal, signedIn } from '../../support/server/principals';

const said = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
};

test('a token gives what its roles permit, or everything if roles do not count', () => {
  expect([...signedIn({ roles: ['engineering'] }).permissions]).toEqual([
    'seeCost',
    'editOptions',
    'editUnitFiles',
    'readAudit',
    'comment',
    'correctUnits',
    'correctRequirements',
  ]);
  expect([...signedIn({ roles: [] }).permissions]).toEqual([]);
  expect([...signedIn({ roles: [] }, 'everyone').permissions]).toEqual(permissions);
});

test('a person demands a permission that they have, and is refused any other by who may', () => {
  const sales = signedIn({ roles: ['sales'] });
  expect(() => sales.demand('reserve')).not.toThrow();
  expect(() => sales.demand('to be signed in')).not.toThrow();
  expect(said(() => sales.demand('import'))).toBe('Only operations and administrators can import files.');
  expect(() => sales.demand('to be a program')).toThrow(ForbiddenError);
});

test('a program sends feeds and files of units, and does nothing that people do', () => {
  const program = signedIn({ kind: 'machine', roles: ['administrator'] }, 'everyone');
  expect(() => program.demand('to be a program')).not.toThrow();
  expect(() => program.demand('editUnitFiles')).not.toThrow();
  for (const need of ['to be signed in', 'import', 'reserve'] as const)
    expect(() => program.demand(need)).toThrow(ForbiddenError);
});

test("work on a person's behalf has only the given permissions", () => {
  const job = principal({ name: 'Ann', subject: 'ann-1' }, 'editUnitFiles');
  expect(() => job.demand('editUnitFiles')).not.toThrow();
  expect(() => job.demand('delete')).toThrow(ForbiddenError);
});

test('an account without a name is known by its subject, and an empty e-mail is absent', () => {
  expect(signedIn({ name: '', email: '', subject: 's-1' }).name).toBe('s-1');
  expect('email' in signedIn({ email: '' })).toBe(false);
});

test('an object that only looks like a principal demands nothing', () => {
  const alike = { permissions: new Set(permissions), isProgram: false };
  expect(() => Reflect.apply(Principal.prototype.demand, alike, ['import'])).toThrow(TypeError);
});
