import { isIP } from 'node:net';
import * as z from 'zod';
import { isMailAddress } from '../../domain/mails/mailText';
import { parseFilesUrl } from '../lib/fileStore/fileStore';

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`);

export const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address like ${example}` });

export const sender = z
  .string()
  .refine(
    (text) => isMailAddress(/^[^<>\p{C}]+ <([^<>]+)>$/u.exec(text)?.[1] ?? text),
    'must be an address like specai@example.com or SpecAI <specai@example.com>',
  );

export const onOff = z.enum(['on', 'off'], "must be 'on' or 'off'");

export const guid = z.guid('must be a GUID');

export const bucket = z.string().transform((text, context) => {
  const found = parseFilesUrl(text);
  const examples = 's3://bucket/folder or https://store.example.com/bucket/folder, without a password in it';
  if (found === null) context.addIssue({ code: 'custom', message: `must be an address like ${examples}` });
  return found;
});

const listed = (text: string): string[] => text.split(',').map((each) => each.trim());
const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

export const origins = z.string().transform((text, context) => {
  const given = listed(text);
  const wrong = given.find((each) => !isOrigin(each));
  if (wrong !== undefined) {
    const message = `must be origins like https://pictures.example.com, separated by commas; '${wrong}' is none`;
    context.addIssue({ code: 'custom', message });
  }
  return given;
});

export const origin = z
  .string()
  .transform((text) => text.replace(/\/$/, ''))
  .refine(isOrigin, 'must be an origin like https://api.specai.example.com, without a path');

const BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];
const MAX_PROXIES = 9;

function isNetwork(text: string): boolean {
  const [host = '', bits, ...more] = text.split('/');
  const most = BITS[isIP(host)];
  if (most === undefined || more.length > 0) return NAMED.includes(text);
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= most);
}

export const proxies = z.string().transform((text, context): number | string[] | false => {
  if (text === 'off') return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  const given = listed(text);
  const wrong = given.find((each) => !isNetwork(each));
  if (wrong !== undefined) {
    const examples = `'off', 1 to ${MAX_PROXIES} proxies in a row, or addresses like 10.0.0.5,10.1.0.0/16,loopback`;
    context.addIssue({ code: 'custom', message: `must be ${examples}; '${wrong}' is none` });
  }
  return given;
});
