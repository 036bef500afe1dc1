export interface Person {
  oid: string;
  name: string;
  email: string;
  roles: readonly string[];
}

export const PASSWORD = 'stand-in';

export const people = [
  {
    oid: '9a3d5e10-4b7c-4c02-8f66-1d2e3f405162',
    name: 'Morgan Lee',
    email: 'morgan.lee@transformers.test',
    roles: ['sales'],
  },
] as const satisfies readonly Person[];

export const personById = (oid: string): Person | undefined => people.find((each) => each.oid === oid);

export const personFor = (email: string, password: string): Person | undefined =>
  password === PASSWORD ? people.find((each) => each.email === email.trim().toLowerCase()) : undefined;
