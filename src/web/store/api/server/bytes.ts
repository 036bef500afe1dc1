/** Base64, because the store holds no blobs; a problem as it is. @throws SyntaxError for another type */
export const base64Or =
  (type: string) =>
  async (response: Response): Promise<unknown> => {
    if (!response.ok) return response.json();
    if (!response.headers.get('content-type')?.startsWith(type)) throw new SyntaxError(`This is not ${type}.`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  };

export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
