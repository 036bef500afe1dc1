const fileOf = (name) => name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase();

/**
 * Stands in for lucide-react, whose 1,700 icons are one file that every test of a screen would read anew: here an icon
 * is read from a file of its own when it is first asked for.
 */
module.exports = new Proxy(
  { __esModule: true },
  { get: (icons, name) => (icons[name] ??= require(`lucide-react/icons/${fileOf(name)}`).default) },
);
