import type { ActivityList } from '../audit/activityList';
import { actionWord } from '../audit/actionWords';
import { filterBasis } from './table';

const filtersOf = ({ job, unit, person, action, from, to }: ActivityList) => [
  ...(job === '' ? [] : [`Job number: ${job}`]),
  ...(unit === '' ? [] : [`IC#: ${unit}`]),
  ...(person === '' ? [] : [`Person: ${person}`]),
  ...(action === '' ? [] : [`Action: ${actionWord(action)}`]),
  ...(from === '' ? [] : [`From: ${from}`]),
  ...(to === '' ? [] : [`To: ${to}`]),
];

export const activityFile = (list: ActivityList) => ({
  fileName: 'activity',
  title: 'Activity',
  kinds: {},
  basis: [filterBasis(filtersOf(list))],
});
