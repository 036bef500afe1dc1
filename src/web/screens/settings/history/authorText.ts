import type { RateSet } from '../../../../contract/rates/rateSets';
import { formatDateTime } from '../../../../domain/format/date';

/** 'by Omar Operations on 23 November 2026, 09:05: Steel went up' */
export const authorText = ({ authorName, reason, savedAt }: RateSet): string =>
  `by ${authorName ?? 'somebody unknown'} on ${formatDateTime(savedAt)}: ${reason ?? ''}`;
