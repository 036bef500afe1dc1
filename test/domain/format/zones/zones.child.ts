/**
 * Says, as JSON, what dates look like to machines in the time zones it is given. A process of its own, because Jest's
 * `process.env` is a copy: assigning TZ there moves nothing.
 */
import { formatDate, formatDateTime } from '../../../../src/domain/format/date';
import { businessDay } from '../../../../src/domain/calendar/businessDay';

const DAYS = ['2026-01-01', '2024-02-29', '2026-03-05', '2026-03-08', '2026-03-29', '2026-11-01', '2026-12-31'];
const MOMENT = '2026-03-05T11:00:00Z';
const AROUND_MIDNIGHT_IN_PHOENIX = ['2026-03-05T06:59:00Z', '2026-03-05T07:00:00Z', '2028-03-01T06:59:00Z'];

const seen = process.argv.slice(2).map((zone) => {
  process.env.TZ = zone;
  return {
    hour: new Date(MOMENT).getHours(),
    days: DAYS.map((day) => formatDate(day)),
    own: formatDateTime(MOMENT),
    phoenix: formatDateTime(MOMENT, 'America/Phoenix'),
    berlin: formatDate(MOMENT, 'Europe/Berlin'),
    businessDays: AROUND_MIDNIGHT_IN_PHOENIX.map((moment) => businessDay(new Date(moment))),
  };
});
process.stdout.write(JSON.stringify(seen));
