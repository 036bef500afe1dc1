/** As the import takes IC#s. */
const SERIAL = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/;

/** The IC# on a label: the number itself, or the address of the unit's page. Null if it is neither. */
export function scannedSerial(text: string): string | null {
  const label = text.trim();
  const [, code] = /^https?:\/\/[^/]+\/unit\/([^/?#]+)/i.exec(label) ?? [];
  const serial = code === undefined ? label : decoded(code);
  return serial !== null && SERIAL.test(serial) ? serial : null;
}

function decoded(code: string): string | null {
  try {
    return decodeURIComponent(code);
  } catch {
    return null;
  }
}
