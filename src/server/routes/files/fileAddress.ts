import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { paths } from '../../../contract/paths';
import { fileAddressSchema } from '../../../contract/unit/unitFiles';
import type { Principal } from '../../access/principal';
import type { FileAddress } from '../../presenters/units/unitFiles';
import type { Api } from '../api';
import { NotFoundError } from '../problems';
import { findFile, type FileContentsDependencies } from './fileContents';

export interface FileAddressDependencies extends FileContentsDependencies {
  readonly addressFor: (request: FastifyRequest, principal: Principal) => FileAddress;
}

const params = z.object({ serial: z.string(), file: z.string() });

/** A page may be older than the addresses that it was given. */
export function registerFileAddress(app: Api, dependencies: FileAddressDependencies): void {
  const schema = {
    summary: 'The address of a file as it is now, in place of one that no longer holds',
    tags: ['Files'],
    params,
    response: { 200: fileAddressSchema },
  };
  app.get(decodeURIComponent(paths.fileAddress(':serial', ':file')), { schema }, async (request, _reply, principal) => {
    const { serial, file } = request.params;
    const found = await findFile(dependencies, serial, file);
    if (found === null) throw new NotFoundError('There is no such file.');
    return { url: dependencies.addressFor(request, principal)(serial, file, found.record) };
  });
}
