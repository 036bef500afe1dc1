import * as migration from '../../../../../src/server/db/migrations/fit/0045_accepted_texts';
import { expectToComeAndGo } from '../../../../support/server/comeAndGo';

test('the column comes and goes', () => expectToComeAndGo(migration));
