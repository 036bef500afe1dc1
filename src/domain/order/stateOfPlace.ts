/** The code of the state in a place's name ('Greensboro, NC' is in NC); null where it names none. */
export const stateOfPlace = (place: string | null | undefined): string | null =>
  /,\s*([a-z]{2})$/i.exec(place?.trim() ?? '')?.[1]?.toUpperCase() ?? null;
