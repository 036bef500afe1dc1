import * as migration from '../../../../../src/server/db/migrations/foundation/0009_orders_to_judge';
import { expectToComeAndGo } from '../../../../support/server/comeAndGo';

test('what it makes is gone after the way back, and can be made again', () => expectToComeAndGo(migration));
