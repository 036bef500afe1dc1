/** Finds the row of a serial, which lies with the rows. */
export interface SerialPlaces {
  rowOf: (serial: string) => number | undefined;
  /** Of a serial that has no row yet, once it stands at the row. */
  add: (serial: string, row: number) => void;
  /** While the serial still stands at its row. */
  remove: (serial: string) => void;
}

/** The least number of places. */
const FEWEST = 1_024;
/** One of so many places is used, at most. */
const ROOM = 2;

/**
 * By a hash of the serial, in one array of places: a Map of a million would take five times the memory, and stop everything
 * each time that it grows. Room for `rows` is made at once.
 */
export function createSerialPlaces(serialAt: (row: number) => string, rows: number): SerialPlaces {
  let places = placesFor(rows);
  let used = 0;

  /** Where the serial is, or would be. */
  const placeOf = (serial: string): number => {
    const last = places.length - 1;
    let place = hashOf(serial) & last;
    for (let row = places[place] ?? 0; row !== 0 && serialAt(row - 1) !== serial; row = places[place] ?? 0)
      place = (place + 1) & last;
    return place;
  };
  const putBack = (held: number) => {
    if (held !== 0) places[placeOf(serialAt(held - 1))] = held;
  };
  const grow = () => {
    const before = places;
    places = placesFor(before.length);
    before.forEach(putBack);
  };

  return {
    rowOf: (serial) => {
      const held = places[placeOf(serial)] ?? 0;
      return held === 0 ? undefined : held - 1;
    },
    add(serial, row) {
      if ((used += 1) * ROOM > places.length) grow();
      places[placeOf(serial)] = row + 1;
    },
    remove(serial) {
      const last = places.length - 1;
      let place = placeOf(serial);
      if (places[place] === 0) return;
      places[place] = 0;
      used -= 1;
      // What stands behind may stand there only because this place was taken.
      for (place = (place + 1) & last; places[place] !== 0; place = (place + 1) & last) {
        const held = places[place] ?? 0;
        places[place] = 0;
        putBack(held);
      }
    },
  };
}

/** Empty ones: a place holds 0, or a row and 1. */
function placesFor(rows: number): Uint32Array {
  let places = FEWEST;
  while (places < rows * ROOM) places *= 2;
  return new Uint32Array(places);
}

/** FNV-1a, mixed once more so that serials in a row spread. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}
