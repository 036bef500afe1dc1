import type { ActivityList } from '../audit/activityAddress';
import { actionWord } from '../audit/actionWords';
import { BUSINESS_TIME_ZONE } from '../calendar/businessDay';
import { formatDateTime } from '../format/date';
import { filterBasis } from './table';

const filtersOf = ({ job, unit, person, action, from, to, since }: ActivityList) => [
  ...(job === '' ? [] : [`Job number: ${job}`]),
  ...(unit === '' ? [] : [`IC#: ${unit}`]),
  ...(person === '' ? [] : [`Person: ${person}`]),
  ...(action === '' ? [] : [`Action: ${actionWord(action)}`]),
  ...(from === '' ? [] : [`From: ${from}`]),
  ...(to === '' ? [] : [`To: ${to}`]),
  ...(since === '' ? [] : [`Since: ${formatDateTime(since, BUSINESS_TIME_ZONE)} (Phoenix time)`]),
];

export const activityFile = (list: ActivityList) => ({
  fileName: 'activity',
  title: 'Activity',
  kinds: {},
  basis: [filterBasis(filtersOf(list))],
});
