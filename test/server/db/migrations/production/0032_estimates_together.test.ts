import * as migration from '../../../../../src/server/db/migrations/production/0032_estimates_together';
import { expectToComeAndGo } from '../../../../support/server/comeAndGo';

test('the revisions of drafts, and what is told of estimates, come and go', () => expectToComeAndGo(migration));
