import * as z from 'zod/mini';
import type { On } from '../../../db/unitOfWork';
import { file } from '../../../../contract/import/files';
import type { FileLayout } from '../../../../contract/import/layout';
import { importProfileSchema, importProfilesSchema, saveProfileSchema } from '../../../../contract/import/mapping';
import { typedLine } from '../../../../contract/typed';
import { paths } from '../../../../contract/paths';
import type { ImportJobs } from '../jobs/importJobs';
import type { ImportProfilesRepository, NewProfile } from './repository';
import { NO_READING } from '../mapping/readingOf';
import { type Api, found, noContent, NotFoundError, UnprocessableError } from '../../../http/api';

interface ProfilesDependencies {
  readonly jobs: Pick<ImportJobs, 'find'>;
  readonly on: On<{ readonly profiles: ImportProfilesRepository }>;
}

const tags = ['Import'];
const name = typedLine(60).check(z.minLength(1));
const params = z.object({ file, name });
const address = decodeURIComponent(paths.importProfile(':file', ':name'));

/** By header: the next file may be ordered differently. */
function profileOf({ file: kind, layout, columns, values = [] }: FileLayout, named: string): NewProfile {
  const answered = columns.map(({ header, mapping: { target, reading, words } }) => ({
    ...{ header, target, reading },
    ...(words !== undefined && { words }),
  }));
  const fixed = values.map(({ target, value }) => ({ header: '', target, reading: NO_READING, value }));
  return { file: kind, name: named, layout, columns: [...answered, ...fixed] };
}

export function registerImportProfiles(app: Api, { jobs, on }: ProfilesDependencies): void {
  const list = { summary: 'The saved ways of reading files, by name', tags, response: { 200: importProfilesSchema } };
  app.get(paths.importProfiles, { config: { needs: 'import' }, schema: list }, async ({ db }) => ({
    results: await on(db).profiles.all(),
  }));

  const save = {
    summary: 'Saves how a file of one of your imports is read, and replaces the profile of that name',
    ...{ tags, params, body: saveProfileSchema, response: { 200: importProfileSchema } },
  };
  app.put(address, { config: { needs: 'import', problems: [422] }, schema: save }, async (request, _reply, by) => {
    const job = await jobs.find(request.db, by.subject, request.body.importId);
    const layout = found(
      job?.layouts.find((each) => each.file === request.params.file),
      'This import does not exist, or it has no such file.',
    );
    if (layout.columns.some(({ doubts }) => doubts.length > 0))
      throw new UnprocessableError('Answer what is asked about the file first; then its answers can be kept.');
    return on(request.db).profiles.save(profileOf(layout, request.params.name), by);
  });

  const remove = { summary: 'Deletes a profile of reading files', tags, params, response: noContent };
  app.delete(address, { config: { needs: 'delete' }, schema: remove }, async (request, reply, by) => {
    if (!(await on(request.db).profiles.remove(request.params.file, request.params.name, by)))
      throw new NotFoundError('There is no such profile.');
    return reply.code(204).send(null);
  });
}
