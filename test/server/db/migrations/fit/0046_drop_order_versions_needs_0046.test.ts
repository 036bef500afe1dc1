import * as migration from '../../../../../src/server/db/migrations/fit/0046_drop_order_versions_needs_0046';
import { expectToComeAndGo } from '../../../../support/server/comeAndGo';

test('what orders were is gone, with its triggers, and comes back on the way back', () => expectToComeAndGo(migration));
