import { scenesOfInventory } from './scenesOfInventory';
import { testEachFailure } from './testEachFailure';

testEachFailure(scenesOfInventory);
