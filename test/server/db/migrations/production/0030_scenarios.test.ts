import * as migration from '../../../../../src/server/db/migrations/production/0030_scenarios';
import { expectToComeAndGo } from '../../../../support/server/comeAndGo';

test('scenarios come and go', () => expectToComeAndGo(migration));
