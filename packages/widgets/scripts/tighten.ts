import { type MinifyOptions, minify } from 'terser'
import { minifySync, type Plugin } from 'vite'
import { rewriteChunk } from './rewrite-chunk.ts'

/** Minifies twice more what the bundler has minified, and then as the bundler does: other opinions take another two in a hundred off. */
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
        const { code, map, errors } = minifySync(chunk.fileName, chunk.code, {
          module: format === 'es',
          sourcemap: true,
        })
        if (errors[0] || !map) this.error(`${chunk.fileName} cannot be minified once more: ${errors[0]?.message}`)
        rewriteChunk(bundle, chunk, { code, map: JSON.stringify(map) })
      }
    },
  }
}
