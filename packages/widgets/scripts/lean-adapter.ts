import type { Plugin } from 'vite'

const CONVERTERS = /, w = \{\s*string: E,[^}]*\}/

/**
 * Leaves out r2wc's converters between attributes and properties: our elements bring their own and pass it no props, so
 * that it never looks one up. Fails when a new version of it is written otherwise.
 */
export function leanAdapter(): Plugin {
  return {
    name: 'lean-adapter',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('@r2wc/core/')) return
      if (!CONVERTERS.test(code)) this.error('The converters of r2wc are not where they were.')
      return code.replace(CONVERTERS, ', w = {}')
    },
  }
}
