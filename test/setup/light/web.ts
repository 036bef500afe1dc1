import '../web';
import './hooks';

/** The light runner's `jest` lacks it; it only tells TypeScript what is a mock. */
jest.mocked = <T>(source: T) => source as jest.MockedObjectDeep<T>;
