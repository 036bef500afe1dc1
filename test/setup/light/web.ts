import '../web';
import './hooks';

/** The light runner's `jest` has no `mocked`, which only informs TypeScript. */
jest.mocked = <T>(source: T) => source as jest.MockedObjectDeep<T>;
