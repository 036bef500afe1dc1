/** A LIKE pattern for texts that contain this text, surrounding space aside; %, _ and \ stand for themselves. */
export function toLikePattern(text = ''): string {
  return `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
}
