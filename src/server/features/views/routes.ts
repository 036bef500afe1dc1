import type { On } from '../../db/unitOfWork';
import { paths } from '../../../contract/paths';
import {
  MAX_VIEWS,
  newViewSchema,
  savedViewSchema,
  viewChangeSchema,
  viewHeadersSchema,
  viewsQuerySchema,
  viewsSchema,
} from '../../../contract/views';
import { toView } from './presenter';
import type { ViewSaved, ViewsRepository } from './repository';
import {
  type Api,
  ConflictError,
  noContent,
  NotFoundError,
  routeOf,
  UnprocessableError,
  versionIn,
  withId as params,
} from '../../http/api';

export interface ViewsDependencies {
  readonly views: ViewsRepository;
}

const tags = ['Views'];
const own = { needs: 'to be signed in' } as const;
const NO_VIEW = "There is no such view, or it is another person's.";
const NO_VERSION = 'Send the view\'s version as If-Match: "<version>" to say which one you change.';

export function registerViews(app: Api, on: On<ViewsDependencies>): void {
  const list = {
    summary: "The caller's views and those that others share",
    ...{ tags, querystring: viewsQuerySchema, response: { 200: viewsSchema } },
  };
  app.get(paths.views, { schema: list }, async (request, _reply, { subject }) => {
    const rows = await on(request.db).views.seenBy(subject, request.query.list);
    return { results: rows.map((row) => toView(row, subject)) };
  });

  const create = { summary: 'Saves a new view', tags, body: newViewSchema, response: { 201: savedViewSchema } };
  const creating = { ...own, problems: [409, 422] } as const;
  app.post(paths.views, { config: creating, schema: create }, async (request, reply, by) => {
    const view = savedOf(await on(request.db).views.create(request.body, by));
    return reply.code(201).send(toView(view, by.subject));
  });

  const change = {
    summary: "Changes one of the caller's views",
    description: 'If-Match names the version that the saver loaded, in quotation marks.',
    ...{ tags, params, headers: viewHeadersSchema, body: viewChangeSchema, response: { 200: savedViewSchema } },
  };
  const changing = { ...own, problems: [409, 428] } as const;
  app.put(routeOf(paths.view, 'id'), { config: changing, schema: change }, async (request, _reply, by) => {
    const version = versionIn(request.headers, NO_VERSION);
    return toView(savedOf(await on(request.db).views.change(request.params.id, request.body, version, by)), by.subject);
  });
  registerRemove(app, on);
  registerStart(app, on);
}

function registerRemove(app: Api, on: On<ViewsDependencies>): void {
  const summary = "Deletes one of the caller's views, also for people it was shared with";
  const schema = { summary, tags, params, response: noContent };
  app.delete(routeOf(paths.view, 'id'), { config: own, schema }, async (request, reply, by) => {
    if (!(await on(request.db).views.remove(request.params.id, by))) throw new NotFoundError(NO_VIEW);
    return reply.code(204).send(null);
  });
}

function registerStart(app: Api, on: On<ViewsDependencies>): void {
  const address = routeOf(paths.viewStart, 'id');
  const schemaOf = (summary: string) => ({ summary, tags, params, response: noContent });
  const set = schemaOf("Begins the caller's list with this view, be it their own or shared");
  app.put(address, { config: own, schema: set }, async (request, reply, by) => {
    if (!(await on(request.db).views.setStart(request.params.id, by))) throw new NotFoundError(NO_VIEW);
    return reply.code(204).send(null);
  });
  const clear = schemaOf("No longer begins the caller's list with this view");
  app.delete(address, { config: own, schema: clear }, async (request, reply, by) => {
    await on(request.db).views.clearStart(request.params.id, by);
    return reply.code(204).send(null);
  });
}

function savedOf(saved: ViewSaved) {
  switch (saved.kind) {
    case 'saved':
      return saved.view;
    case 'nameTaken':
      throw new ConflictError('You have a view of this name already. Choose another name.');
    case 'otherVersion':
      throw new ConflictError('Someone else saved this view since you opened it.');
    case 'tooMany':
      throw new UnprocessableError(
        `You have ${MAX_VIEWS} views of this list, the most there can be. Delete one first.`,
      );
    case 'noView':
      throw new NotFoundError(NO_VIEW);
  }
}
