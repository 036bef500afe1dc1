import { transformSync } from 'esbuild';
import { readFileSync } from 'node:fs';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { dark, light } from '../../src/web/ui/theme';

interface PageOptions {
  readonly filename: string;
  /** From the root of the project, with `<%= name %>` placeholders. */
  readonly template: string;
  readonly entry: string;
}

const minify = (script: string, target = 'es2022'): string => transformSync(script, { minify: true, target }).code;

/** Preloaded files by chunk name. */
function filesOfChunks({ namedChunkGroups }: Compilation): string {
  const files = [...namedChunkGroups].map(
    ([name, group]) => [name, group.getFiles().map((file) => `/${file}`)] as const,
  );
  return JSON.stringify(Object.fromEntries(files));
}

function tagsOf(compilation: Compilation, entry: string): string {
  const files = compilation.entrypoints.get(entry)?.getFiles() ?? [];
  const tags = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" data-entry="0" href="/${file}" />`
      : `<script defer fetchpriority="high" data-entry="0" nonce="__CSP_NONCE__" src="/${file}"></script>`,
  );
  return tags.join('');
}

/** Writes a page with the tags of its entry's files. */
export class Page {
  readonly #options: PageOptions;

  constructor(options: PageOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Page', (compilation) => {
      // Before the hashes of file names are final: webpack replaces them in the page, too.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
      compilation.hooks.processAssets.tap({ name: 'Page', stage }, () => {
        const { filename, template } = this.#options;
        compilation.fileDependencies.add(`${compiler.context}/${template}`);
        compilation.emitAsset(filename, new webpack.sources.RawSource(this.#fill(compiler.context, compilation)));
      });
    });
  }

  #fill(root: string, compilation: Compilation): string {
    const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
    const values: Readonly<Record<string, string>> = {
      ...{ lightCanvas: light.canvas, lightText: light.textDim, darkCanvas: dark.canvas, darkText: dark.textDim },
      supportedBrowser: minify(read('src/web/lib/loading/supportedBrowser.js'), 'es5'),
      loadEntry: minify(read('src/web/lib/loading/loadEntry.js')),
      filesOfChunks: filesOfChunks(compilation),
      entryFiles: tagsOf(compilation, this.#options.entry),
    };
    return read(this.#options.template).replaceAll(/<%= (\w+) %>/g, (_, name: string) => values[name] ?? '');
  }
}
