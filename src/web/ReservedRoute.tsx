import { reservedTransformers } from '../sample/reserved';
import { ReservedPage } from './screens/reserved/ReservedPage';

/** Hands the built-in list to the screen, which may not know where it comes from (spec section 7). */
export function ReservedRoute() {
  return <ReservedPage items={reservedTransformers} />;
}
