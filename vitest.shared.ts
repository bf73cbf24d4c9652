import { defaultClientConditions, defaultServerConditions } from 'vite'

/** Resolves our own packages to their sources, so that nothing has to be built before a test. */
export const sourceConditions = {
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
}
