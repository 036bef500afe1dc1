import { paths } from '../../../contract/paths';
import { newWordSchema, savedWordSchema, vocabularySchema } from '../../../contract/vocabulary/vocabulary';
import type { On } from '../../db/unitOfWork';
import { noContent, routeOf, withId as params, type Api } from '../../http/api';
import { toWord } from './presenter';
import type { VocabularyRepository } from './repository';

const tags = ['Vocabulary'];
const config = { needs: 'teachWords' } as const;

export function registerVocabulary(app: Api, on: On<{ readonly vocabulary: VocabularyRepository }>): void {
  const list = {
    summary: 'Taught words, and how many units and orders each applies to',
    ...{ tags, response: { 200: vocabularySchema } },
  };
  app.get(
    paths.vocabulary,
    { config: { needs: 'seeCost' }, schema: list },
    async ({ db }, _reply, { permissions }) => ({
      mayTeach: permissions.has('teachWords'),
      words: (await on(db).vocabulary.list()).map(toWord),
    }),
  );

  const teach = {
    summary: 'Teaches the meaning of a word in a field',
    description:
      'The whole text of a field is the word; case, spaces, dots and hyphens do not count. Stored units and orders are read by ' +
      'it immediately, and so is every later import, feed and correction. Built-in words keep their meaning.',
    ...{ tags, body: newWordSchema, response: { 201: savedWordSchema } },
  };
  app.post(
    paths.vocabulary,
    { config: { ...config, problems: [409, 422] }, schema: teach },
    async (request, reply, by) => {
      const { db, body } = request;
      return reply.code(201).send(toWord(await on(db).vocabulary.teach(body, by)));
    },
  );

  const remove = {
    summary: 'Removes a word; its units and orders get the text of their source again',
    ...{ tags, params, response: noContent },
  };
  app.delete(routeOf(paths.taughtWord, 'id'), { config, schema: remove }, async ({ db, params: { id } }, reply, by) => {
    await on(db).vocabulary.remove(id, by);
    return reply.code(204).send(null);
  });
}
