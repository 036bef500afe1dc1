const TYPE = 'application/pdf';

/** The bytes of a PDF answer as base64, which the store can hold. A proxy's page must not be kept as a file. */
export async function pdfOrProblem(response: Response): Promise<unknown> {
  if (!response.ok) return response.json();
  if (!response.headers.get('content-type')?.startsWith(TYPE)) throw new SyntaxError('This is no PDF.');
  const bytes = new Uint8Array(await response.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** The file that `pdfOrProblem` read. */
export const pdfBlob = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: TYPE });
