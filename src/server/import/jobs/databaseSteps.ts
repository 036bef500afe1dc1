import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import type { AttachFile } from '../../files/attachFile';
import { checkPrepared, importPrepared } from '../importFiles';
import { inspectFile } from '../inspect/inspectFile';
import { attachPhotos } from '../photos/attachPhotos';
import { openPhotoZip } from '../photos/photoSource';
import { savedProfiles } from '../savedProfiles';
import type { ImportSteps } from './importSteps';

/** The steps of an import, done with this database. */
export const importSteps = (db: Kysely<Database>, attach: AttachFile, mails: boolean): ImportSteps => ({
  inspect: async (arrived, options) =>
    inspectFile(arrived, { ...options, profiles: await savedProfiles(db, arrived.file) }),
  check: (files, options) => checkPrepared(db, files, options),
  save: (files, options) => importPrepared(db, files, { ...options, mails }),
  attach: async (named, { path, name }, options) => {
    const source = await openPhotoZip(path, name);
    try {
      return await attachPhotos(named, source, attach, options);
    } finally {
      source.close();
    }
  },
});
