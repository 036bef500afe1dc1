import * as migration from '../../../../../src/server/db/migrations/fit/0044_drop_unit_shapes_needs_0043';
import { expectToComeAndGo } from '../../../../support/server/comeAndGo';

test('the index of shapes is gone, and comes back on the way back', () => expectToComeAndGo(migration));
