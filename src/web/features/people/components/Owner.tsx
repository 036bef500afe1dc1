import { preloadable } from '../../../lib/loading/preloadable';
import { Skeleton } from '../../../ui/elements';

/** A separate download: it is below what people load a screen for. */
export const Owner = preloadable(
  () => import(/* webpackChunkName: "owner" */ './OwnerLine').then((m) => m.OwnerLine),
  <Skeleton $height="1.75rem" />,
);
