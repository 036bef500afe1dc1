import { openedLater } from '../../../ui/dialog/openedLater';

export const ReserveDialog = openedLater(() =>
  import(/* webpackChunkName: "reservation-dialogs" */ '../ReserveDialog').then((m) => m.ReserveDialog),
);

export const ReleaseDialog = openedLater(() =>
  import(/* webpackChunkName: "reservation-dialogs" */ '../ReleaseDialog').then((m) => m.ReleaseDialog),
);
