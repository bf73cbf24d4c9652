import MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { rewriteChunk } from './rewrite-chunk.ts'

/** https://v8.dev/blog/explicit-compile-hints: nothing but a comment where a browser does not know it. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Has browsers compile all of a file while it arrives, beside the page's own work: to compile its functions one by one, as
 * each is first called, takes the page a third of the time until something is seen. To be the last to touch a file.
 */
export function compileAhead(files: RegExp): Plugin {
  return {
    name: 'compile-ahead',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !files.test(chunk.fileName)) continue
        const hinted = new MagicString(chunk.code).prepend(HINT)
        rewriteChunk(bundle, chunk, { code: hinted.toString(), map: hinted.generateMap({ hires: 'boundary' }) })
      }
    },
  }
}
