import { scenesOfOrders } from './scenesOfOrders';
import { testEachFailure } from './testEachFailure';

testEachFailure(scenesOfOrders);
