import type { FastifyRequest } from 'fastify';
import { versionOf } from '../documents/documentUnit';
import type { FileLinks } from '../documents/fileLinks';
import { signedInUser } from '../plugins/security/authentication';
import type { FileAddress } from '../presenters/units/unitFiles';
import { sessionOf } from '../signIn/tokens/tokenVerifier';

/** Addresses of unit files as the person of a request is given them. */
export const fileAddresses =
  (fileLinks: FileLinks) =>
  (request: FastifyRequest): FileAddress => {
    const session = sessionOf(signedInUser(request));
    return (serial, file, record) => {
      if (record) return fileLinks.sign({ serial, file, version: versionOf(record) });
      request.answersOnly = session;
      return fileLinks.sign({ serial, file, session });
    };
  };
