import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import LicensePlugin from 'webpack-license-plugin';
import { noticesText, type Notice } from './noticesText';
import { isPermitted, isPermittedInServer, UNNAMED } from './permitted';
import { installedServerPackages, serverPackages } from './serverPackages';

/** Beside the app, so that nobody can ask for it: every part with its version. From the app's folder. */
const INVENTORY = '../web.licenses.json';
/** For everybody who uses the app. */
const NOTICES = 'licenses.txt';

/** What is shipped and is no package, or has another license than the package that brings it. */
const OTHERS = [
  { name: 'Inter', license: 'OFL-1.1', text: 'public/fonts/Inter-LICENSE.txt' },
  { name: 'PostgreSQL', license: 'PostgreSQL', text: 'scripts/build/licenses/postgresql.txt' },
];

/** Some packages of libraries have their licenses in their README. */
function readmeOf(root: string, name: string): string | null {
  const file = path.join(root, 'node_modules', name, 'README.md');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Writes whose work is shipped and under which license, and fails the build where one is not permitted. */
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
