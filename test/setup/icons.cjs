const fileOf = (name) => name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase();

/**
 * Replaces lucide-react, one file of 1,700 icons that each test of a screen would read: an icon is read from its file
 * when it is first used.
 */
module.exports = new Proxy(
  { __esModule: true },
  { get: (icons, name) => (icons[name] ??= require(`lucide-react/icons/${fileOf(name)}`).default) },
);
