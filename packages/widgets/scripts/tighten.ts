import { type MinifyOptions, minify } from 'terser'
import type { Plugin } from 'vite'
import { rewriteChunk } from './rewrite-chunk.ts'

/** Minifies twice more what the bundler has minified: other opinions take another two in a hundred off. */
export function tighten(): Plugin {
  return {
    name: 'tighten',
    async generateBundle({ format }, bundle) {
      const options: MinifyOptions = {
        module: format === 'es',
        ecma: 2020,
        compress: { passes: 3, unsafe_arrows: true, unsafe_comps: true, pure_getters: true, keep_fargs: false },
        sourceMap: true,
      }
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const _time of [1, 2]) {
          const { code, map } = await minify(chunk.code, options)
          if (!code || typeof map !== 'string') this.error(`${chunk.fileName} came out empty.`)
          rewriteChunk(bundle, chunk, { code, map })
        }
      }
    },
  }
}
