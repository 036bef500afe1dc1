import * as z from 'zod/mini';
import { paths } from '../../../contract/paths';
import { versionOf } from '../../documents/documentUnit';
import type { AskedFile, FileLinks } from '../../documents/fileLinks';
import type { Api } from '../api';
import { GoneError, NotFoundError } from '../problems';
import { registerFileAddress, type FileAddressDependencies } from './fileAddress';
import { findFile, type FileContent, type FoundFile } from './fileContents';

export interface FilesDependencies extends FileAddressDependencies {
  readonly fileLinks: FileLinks;
  /** Whether the session of this name was signed out of. */
  readonly isOver: (session: string) => Promise<boolean>;
}

/** One page of unit cards can ask for dozens of drawings. */
const FILES_PER_MINUTE = 3_000;
const AGAIN = 'Reload the page to get its new address.';
const params = z.object({ serial: z.string(), file: z.string() });
const word = z.string().check(z.maxLength(200));
const querystring = z.object({
  version: z.optional(word),
  session: z.optional(word),
  expires: z.string().check(z.regex(/^[1-9]\d{0,11}$/, 'must be seconds since 1970')),
  key: word,
});

/** Of no type, because what is sent is bytes of it. */
const file: z.ZodMiniType = z.file();
/** Of no type, because no body is sent. */
const nothing: z.ZodMiniType = z.null();
const response = {
  200: {
    description: 'The file. Its address holds for ten to fifteen minutes.',
    content: {
      'image/svg+xml': { schema: file },
      'image/jpeg': { schema: file },
      'application/pdf': { schema: file },
    },
  },
  304: nothing,
};

/**
 * Photos, drawings and documents of units. Open, because an image or a PDF tab cannot carry an access token; the key in the
 * address, which only signed-in people are given, stands for it. Under one address the content never changes.
 */
export function registerFiles(app: Api, dependencies: FilesDependencies): void {
  registerFileAddress(app, dependencies);
  const config = { rateLimit: { max: FILES_PER_MINUTE }, problems: [410] } as const;
  const schema = { summary: 'A photo, drawing or document of a unit', tags: ['Files'], params, querystring, response };
  app.open.get(`${paths.files}:serial/:file`, { config, schema }, async ({ params: at, query, headers }, reply) => {
    const asked = { ...at, ...query };
    const found = await allowedFile(dependencies, asked);
    reply.headers(cachingOf(found, asked, dependencies.fileLinks));
    if (headers['if-none-match'] === tagOf(asked)) return reply.code(304).send();
    const content = orNotFound(await found.read());
    return reply.headers(headersOf(content)).send(content.content);
  });
}

/** @throws NotFoundError where nobody was given the address; GoneError where it no longer holds. */
async function allowedFile(dependencies: FilesDependencies, asked: AskedFile): Promise<FoundFile> {
  const { fileLinks, isOver } = dependencies;
  if (!fileLinks.isSigned(asked)) return orNotFound<FoundFile>(null);
  if (fileLinks.secondsLeft(asked) === 0) throw new GoneError(`The address of this file has expired. ${AGAIN}`);
  if (asked.session !== undefined && (await isOver(asked.session))) {
    throw new GoneError('The person whom this address was given has signed out. Sign in and open the unit again.');
  }
  const found = orNotFound(await findFile(dependencies, asked.serial, asked.file));
  if ((found.record && versionOf(found.record)) !== asked.version)
    throw new GoneError(`The unit has changed since. ${AGAIN}`);
  return found;
}

function orNotFound<T>(found: T | null): T {
  if (found === null) throw new NotFoundError('There is no such file.');
  return found;
}

const tagOf = ({ file: name, version }: AskedFile) => `"${version ?? name}"`;

/** What somebody added is asked for each time, since a session may end; what is made is kept as long as its address holds. */
const cachingOf = ({ record }: FoundFile, asked: AskedFile, fileLinks: FileLinks): Record<string, string> => ({
  etag: tagOf(asked),
  'cache-control':
    record === undefined ? 'private, no-cache' : `private, max-age=${fileLinks.secondsLeft(asked)}, immutable`,
});

/** Nothing in a file may run or load when it is opened by itself, whatever data it was made from. */
const headersOf = ({ type, disposition, bytes }: FileContent): Record<string, string> => ({
  'content-type': type,
  'content-disposition': disposition,
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  ...(bytes !== undefined && { 'content-length': String(bytes) }),
});
