import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A built tree in `folder` as an archive leaves it, with the packages that are installed here. */
export function makeTree(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const each of ['dist', 'scripts', 'package.json']) cpSync(each, path.join(folder, each), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
}

const HASH = /(?<=\.)[0-9a-f]{16}(?=\.)/;
const reversed = (hash: string) => hash.split('').reverse().join('');

export function renameAssets(tree: string): void {
  const web = path.join(tree, 'dist/web');
  const assets = path.join(web, 'assets');
  const names = readdirSync(assets).filter((name) => !/\.(br|gz)$/.test(name));
  const hashes = names.flatMap((name) => HASH.exec(name)?.[0] ?? []);
  for (const name of readdirSync(assets)) {
    if (!names.includes(name)) rmSync(path.join(assets, name));
    else renameSync(path.join(assets, name), path.join(assets, name.replace(HASH, reversed)));
  }
  const places = [...readdirSync(assets).map((name) => path.join(assets, name))];
  for (const place of [...places, path.join(web, 'index.html'), path.join(web, 'auth-redirect.html')]) {
    const text = readFileSync(place, 'utf8');
    writeFileSync(place, text.replaceAll(new RegExp(`\\b(${hashes.join('|')})\\b`, 'g'), reversed));
  }
}
