import * as z from 'zod/mini';
import { useEffect, useState } from 'react';
import { useServices } from '../../../store/services';
import { fromText } from '../../../store/unsavedChanges/useStoredDraft';

const PLACE = 'activity visits';

/** Opening the screen again within an hour is the same visit. */
const SAME_VISIT_MS = 3_600_000;

const visitsSchema = z.object({ latest: z.string(), before: z.nullable(z.string()) });
type Visits = z.output<typeof visitsSchema>;

function visitsAt(now: Date, stored: Visits | null): Visits {
  const latest = now.toISOString();
  if (stored === null || Number.isNaN(Date.parse(stored.latest))) return { latest, before: null };
  const isSame = now.getTime() - Date.parse(stored.latest) < SAME_VISIT_MS;
  return { latest, before: isSame ? stored.before : stored.latest };
}

/** When the person last looked at the activity in this browser, ISO 8601; null at the first visit. */
export function useLastVisit(): string | null {
  const { unsent } = useServices();
  const [visits] = useState(() => visitsAt(new Date(), fromText(visitsSchema, unsent?.read(PLACE) ?? null)));
  useEffect(() => unsent?.keep(PLACE, JSON.stringify(visits)), [unsent, visits]);
  return visits.before;
}
