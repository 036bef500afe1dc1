import qrcode from 'qrcode-generator';

/** A QR code as an SVG path of unit squares. `size` is its width in squares, without the quiet zone. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  // 0: the smallest version that fits. M restores 15 % of the code.
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const places = Array.from({ length: size }, (_, index) => index);
  const path = places
    .flatMap((row) => places.filter((column) => code.isDark(row, column)).map((column) => `M${column} ${row}h1v1h-1z`))
    .join('');
  return { size, path };
}
