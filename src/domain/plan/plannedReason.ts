/** Why a unit of the plan was reserved, as the activity tells it. */
export const plannedReason = (reason: string | null): string =>
  reason === null ? 'From the plan' : `From the plan: ${reason}`;
