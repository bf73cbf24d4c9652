import type { Plugin } from 'vite'

const NAME = 'globalThis'
const ZOD_CORE = /\/zod\/v4\/core\/core\.js$/

/**
 * Keeps zod's configuration inside our bundle. As it comes, zod shares it with every other zod on the page: it would
 * leave a global there, and a host's configuration would change how our answers are read.
 */
function ownZod(): Plugin {
  return {
    name: 'own-zod',
    transform: {
      filter: { id: ZOD_CORE },
      handler(code) {
        if (!code.includes(`${NAME}.__zod_globalConfig`)) this.error('zod keeps its configuration elsewhere now.')
        return { code: `const zodScope = {}\n${code.replaceAll(NAME, 'zodScope')}`, map: null }
      },
    },
  }
}
