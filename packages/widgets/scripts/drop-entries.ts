import type { Plugin } from 'vite'

/**
 * Leaves out the entries, each of which only imports the chunk with the code of its element: that chunk is the
 * element's file, so that a page makes one request less.
 */
export function dropEntries(): Plugin {
  return {
    name: 'drop-entries',
    generateBundle(_options, bundle) {
      for (const [name, file] of Object.entries(bundle))
        if (file.type === 'chunk' && file.isEntry && name.startsWith('entries/')) delete bundle[name]
    },
  }
}
