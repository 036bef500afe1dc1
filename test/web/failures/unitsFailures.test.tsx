import { scenesOfUnits } from './scenesOfUnits';
import { testEachFailure } from './testEachFailure';

testEachFailure(scenesOfUnits);
