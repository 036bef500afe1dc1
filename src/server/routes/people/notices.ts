import type { On } from '../../repositories/unitOfWork';
import * as z from 'zod/mini';
import { noticesSchema, type Notice } from '../../../contract/people/me';
import { paths } from '../../../contract/paths';
import type { NoticeRow, NoticesRepository } from '../../repositories/reservations/notices';
import { routeOf, type Api } from '../api';
import { NotFoundError } from '../problems';

export interface NoticesDependencies {
  readonly notices: NoticesRepository;
}

const tags = ['Reservations'];

/** What a person must know, until they dismiss it. */
export function registerNotices(app: Api, on: On<NoticesDependencies>): void {
  const list = {
    summary:
      'What others released of what the asking person had reserved, or decided about their estimates, until dismissed',
    tags,
    response: { 200: noticesSchema },
  };
  app.get(paths.notices, { schema: list }, async ({ db }, _reply, { subject }) => ({
    results: (await on(db).notices.of(subject)).map(toNotice),
  }));

  const params = z.object({ id: z.string().check(z.minLength(1)) });
  const dismiss = {
    summary: "Dismisses one of the asking person's notices",
    tags,
    params,
    response: { 204: z.null() },
  };
  app.delete(
    routeOf(paths.notice, 'id'),
    { config: { needs: 'to be signed in' }, schema: dismiss },
    async (request, reply, by) => {
      if (!(await on(request.db).notices.dismiss(request.params.id, by)))
        throw new NotFoundError("There is no such notice, or it is another person's.");
      return reply.code(204).send(null);
    },
  );
}

const toNotice = ({ id, serial, order_id, job_number, by, reason, created_at, estimate }: NoticeRow): Notice => ({
  ...{ id: String(id), itemCode: serial, orderId: String(order_id), jobNumber: job_number },
  ...{ releasedBy: by, reason, at: created_at.toISOString() },
  ...(estimate && { estimate: { ...estimate, id: String(estimate.id) } }),
});
