/** The id of the order whose comparison the address is; null elsewhere. */
export function orderAt(pathname: string): string | null {
  const [, place, id = '', ...more] = pathname.split('/');
  if (place !== 'order' || id === '' || more.join('') !== '') return null;
  try {
    return decodeURIComponent(id);
  } catch {
    return null;
  }
}
