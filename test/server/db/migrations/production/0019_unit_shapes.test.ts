import * as migration from '../../../../../src/server/db/migrations/production/0019_unit_shapes';
import { expectToComeAndGo } from '../../../../support/server/comeAndGo';

test('the index of shapes comes and goes', () => expectToComeAndGo(migration, '0019_unit_shapes'));
