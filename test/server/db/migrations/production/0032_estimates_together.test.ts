import * as migration from '../../../../../src/server/db/migrations/production/0032_estimates_together';
import { expectToComeAndGo } from '../../../../support/server/comeAndGo';

test('draft revisions and estimate changes come and go', () => expectToComeAndGo(migration));
