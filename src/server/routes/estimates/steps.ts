import type { On } from '../../repositories/unitOfWork';
import * as z from 'zod/mini';
import { estimateHeadersSchema, estimateSchema } from '../../../contract/estimates/estimates';
import { estimateStepSchema } from '../../../contract/estimates/states';
import { paths } from '../../../contract/paths';
import { STEP_NEEDS } from '../../../domain/estimates/transitions';
import { routeOf, type Api } from '../api';
import type { EstimatesDependencies } from './dependencies';
import { stepErrorOf, versionOf } from './refusals';
import { shownOne } from './shown';

/** Leads an estimate on; who may, depends on the step. */
export function registerEstimateSteps(app: Api, on: On<EstimatesDependencies>): void {
  const schema = {
    summary:
      'Proposes, approves, returns, quotes, wins or loses an estimate, or records the customer’s consent; winning reserves its unit',
    description:
      'If-Match names the version that the person saw. What was proposed, approved or quoted lapses where figures, rates or costs are not what they were.',
    tags: ['Estimates'],
    params: z.object({ id: z.string().check(z.minLength(1)) }),
    headers: estimateHeadersSchema,
    body: estimateStepSchema,
    response: { 200: estimateSchema },
  };
  const config = { needs: 'to be signed in', problems: [403, 409, 422, 428] } as const;
  app.post(routeOf(paths.estimateSteps, 'id'), { config, schema }, async (request, _reply, by) => {
    const { step, reason = null, consent = null } = request.body;
    by.demand(STEP_NEEDS[step]);
    const version = versionOf(request.headers['if-match']);
    const { id } = request.params;
    const stepped = await on(request.db).estimates.takeStep(id, { version, step, reason, consent, by });
    if (stepped.kind !== 'stepped') throw stepErrorOf(stepped, step, by.permissions);
    request.log.info({ estimateId: id, step, state: stepped.state }, 'estimate moved');
    return shownOne(on(request.db), by, id);
  });
}
