import type { Plugin } from 'vite'
import type { Sharing } from './find-sharing.ts'

/** What may be there twice: texts and readers, which keep nothing. */
const STATELESS = /\/(messages|contract)\//

/**
 * Gives a later stage a copy of what is in the file of another element. To import that file would load all of it, and
 * register an element that the page has not asked for.
 */
export function copyForeign({ isForeign }: Sharing): Plugin {
  return {
    name: 'copy-foreign',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const found = importer && (await this.resolve(source, importer, { ...options, skipSelf: true }))
      if (!found || found.external || !isForeign(found.id, importer)) return null
      if (!STATELESS.test(found.id)) this.error(`${found.id} is in the file of another element than ${importer}.`)
      return `${found.id}?copy`
    },
  }
}
