import type { FastifyRequest } from 'fastify';
import { versionOf } from '../documents/documentUnit';
import type { FileLinks } from '../documents/fileLinks';
import type { Principal } from '../access/principal';
import type { FileAddress } from '../presenters/units/unitFiles';

/** Addresses of unit files as the person of a request is given them. */
export const fileAddresses =
  (fileLinks: FileLinks) =>
  (request: FastifyRequest, { session }: Principal): FileAddress => {
    return (serial, file, record) => {
      if (record) return fileLinks.sign({ serial, file, version: versionOf(record) });
      request.answersOnly = session;
      return fileLinks.sign({ serial, file, session });
    };
  };
