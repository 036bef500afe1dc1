import * as migration from '../../../../../src/server/db/migrations/production/0023_import_slot';
import { expectToComeAndGo } from '../../../../support/server/comeAndGo';

test('the slot of imports comes and goes', () => expectToComeAndGo(migration));
