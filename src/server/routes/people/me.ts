import { meSchema } from '../../../contract/people/me';
import { paths } from '../../../contract/paths';
import type { Api } from '../api';

/** The asking person. */
export function registerMe(app: Api): void {
  const schema = { summary: 'What the signed-in person may do', tags: ['Sign-in'], response: { 200: meSchema } };
  app.get(paths.me, { schema }, (_request, _reply, { permissions }) => ({ permissions: [...permissions] }));
}
