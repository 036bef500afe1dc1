import { paths } from '../../../contract/paths';
import {
  unitChangedSchema,
  unitChangePreviewSchema,
  unitChangeSchema,
  unitChangeUndoneSchema,
} from '../../../contract/records/unitChanges';
import type { On } from '../../db/unitOfWork';
import { routeOf, withId as params, type Api } from '../../http/api';
import type { UnitChangesRepository } from './unitChanges';

const tags = ['Records'];

export function registerUnitChanges(app: Api, on: On<UnitChangesRepository>): void {
  const preview = {
    summary: 'The effects of the same change of several units; stores nothing',
    ...{ tags, body: unitChangeSchema, response: { 200: unitChangePreviewSchema } },
  };
  const reading = { needs: 'correctUnits', isRead: true, problems: [422] } as const;
  app.post(paths.unitChangePreview, { config: reading, schema: preview }, (request, _reply, principal) =>
    on(request.db).preview(request.body, principal),
  );

  const make = {
    summary: 'Sets values of several units, or retires them: all or none',
    ...{ tags, body: unitChangeSchema, response: { 200: unitChangedSchema } },
  };
  const changing = { needs: 'correctUnits', problems: [403, 409, 422] } as const;
  app.post(paths.unitChanges, { config: changing, schema: make }, async (request, _reply, by) => {
    const made = await on(request.db).make(request.body, by);
    request.log.info({ change: made.id, changed: made.changed }, 'units changed');
    return made;
  });

  const undo = {
    summary: 'Undoes a change of several units within ten minutes; a repeat gives the same response',
    ...{ tags, params, response: { 200: unitChangeUndoneSchema } },
  };
  const undoing = { needs: 'correctUnits', problems: [410] } as const;
  app.delete(routeOf(paths.unitChange, 'id'), { config: undoing, schema: undo }, (request, _reply, by) =>
    on(request.db).undo(request.params.id, by),
  );
}
