import { type Permission, permissionMessage } from '../../../domain/access/access';
import { sentenceFor } from '../../../domain/access/sentence';
import { releaseWithoutReason, withoutReason } from '../../../domain/reservations/refusals';
import { ForbiddenError } from '../../auth/refusals';
import { ConflictError, MISSING, NotFoundError, UnprocessableError } from '../../http/api';
import type { Released } from './release';
import type { Reserved } from './reserve';

type Own = ReadonlySet<Permission>;

export function errorOf(why: Exclude<Reserved | Released, { kind: 'reserved' | 'released' }>, own: Own): Error {
  if (why.kind === 'refused') return new ConflictError(why.reason);
  if (why.kind === 'notOwn') return new ForbiddenError(permissionMessage('releaseOthers'));
  if (why.kind === 'noReleaseReason') return new UnprocessableError(releaseWithoutReason(why.owner));
  return why.kind === 'noReason'
    ? new UnprocessableError(sentenceFor(own, withoutReason(why.points)))
    : new NotFoundError(MISSING[why.kind]);
}
