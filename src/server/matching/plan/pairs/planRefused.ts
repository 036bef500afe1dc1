/** A plan that cannot be made as it is asked for; the message says why and what to change, for people. */
export class PlanRefusedError extends Error {}
