import { readFileSync } from 'node:fs';
import { permissions, PERMISSIONS, roles, permissionMessage } from '../../src/domain/access/access';

test('the deployment guide has the table of roles as the server enforces it', () => {
  const guide = readFileSync('docs/operate/deployment.md', 'utf8');
  expect(guide).toContain(`| | ${roles.join(' | ')} |`);
  for (const permission of permissions) {
    const own: readonly string[] = PERMISSIONS[permission];
    const cells = roles.map((role) => (own.includes(role) ? ' yes |' : ' |')).join('');
    const doing = /can (.*)\.$/.exec(permissionMessage(permission))?.[1];
    expect(guide).toContain(`| ${doing} |${cells}`);
  }
});
