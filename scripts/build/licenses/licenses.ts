import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import LicensePlugin from 'webpack-license-plugin';
import { noticesText, type Notice } from './noticesText';
import { isPermitted, isPermittedInServer, UNNAMED } from './permitted';
import { installedServerPackages, serverPackages } from './serverPackages';

/** Outside the served folder: every part with its version. Relative to the app's folder. */
const INVENTORY = '../web.licenses.json';
/** Served to users. */
const NOTICES = 'licenses.txt';

/** Shipped parts that are not packages, or whose license differs from their package's. */
const OTHERS = [
  { name: 'Inter', license: 'OFL-1.1', text: 'public/fonts/Inter-LICENSE.txt' },
  { name: 'PostgreSQL', license: 'PostgreSQL', text: 'scripts/build/licenses/postgresql.txt' },
];

/** Some packages have their license in their README. */
function readmeOf(root: string, name: string): string | null {
  const file = path.join(root, 'node_modules', name, 'README.md');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Writes the license notices, and fails the build if a license is not permitted. */
export function licenses(root: string): LicensePlugin {
  const others = OTHERS.map((each) => ({ ...each, licenseText: readFileSync(path.join(root, each.text), 'utf8') }));
  const ofServer = serverPackages(root);
  const isOfServer = (name: string) => ofServer.some((each) => each.name === name);
  const complete = (each: Notice): Notice => {
    const isRight = isOfServer(each.name) ? isPermittedInServer(each.name, each.license) : isPermitted(each.license);
    if (!isRight)
      throw new Error(`${each.name} is licensed as '${each.license}', which is not among those we may ship.`);
    return { ...each, licenseText: each.licenseText ?? readmeOf(root, each.name) };
  };
  return new LicensePlugin({
    outputFilename: INVENTORY,
    includePackages: () => installedServerPackages(root),
    includeNoticeText: true,
    licenseOverrides: UNNAMED,
    additionalFiles: { [NOTICES]: (packages) => noticesText([...packages.map(complete), ...others]) },
  });
}
