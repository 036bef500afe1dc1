import * as migration from '../../../../../src/server/db/migrations/production/0020_audit';
import { expectToComeAndGo } from '../../../../support/server/comeAndGo';

test('the audit comes and goes', () => expectToComeAndGo(migration, '0020_audit'));
