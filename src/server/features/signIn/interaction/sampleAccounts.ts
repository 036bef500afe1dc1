import { createHash, timingSafeEqual } from 'node:crypto';

export interface SampleAccount {
  id: string;
  email: string;
  name: string;
  /** App roles, as in Entra ID. */
  roles: readonly string[];
}

/** Published on purpose: the local provider serves only this machine. */
export const SAMPLE_PASSWORD = 'specai-local';

export const sampleAccounts: readonly SampleAccount[] = [
  { id: '3f1c0c7e-0001-4000-8000-0000000000a1', email: 'sales@specai.test', name: 'Dana Sales', roles: ['sales'] },
  {
    id: '3f1c0c7e-0002-4000-8000-0000000000a2',
    email: 'operations@specai.test',
    name: 'Omar Operations',
    roles: ['operations'],
  },
  {
    id: '3f1c0c7e-0003-4000-8000-0000000000a3',
    email: 'engineering@specai.test',
    name: 'Erin Engineering',
    roles: ['engineering'],
  },
  { id: '3f1c0c7e-0004-4000-8000-0000000000a4', email: 'viewer@specai.test', name: 'Vera Viewer', roles: ['viewer'] },
  {
    id: '3f1c0c7e-0005-4000-8000-0000000000a5',
    email: 'administrator@specai.test',
    name: 'Ada Administrator',
    roles: ['administrator'],
  },
];

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();

const isSamplePassword = (password: string): boolean => timingSafeEqual(digest(password), digest(SAMPLE_PASSWORD));

export const normalEmail = (email: string): string => email.trim().toLowerCase();

export const accountById = (id: string): SampleAccount | undefined => sampleAccounts.find((each) => each.id === id);

export function accountFor(email: string, password: string): SampleAccount | undefined {
  const isRight = isSamplePassword(password);
  const account = sampleAccounts.find((each) => each.email === normalEmail(email));
  return isRight ? account : undefined;
}
