import { defaultClientConditions, defaultServerConditions } from 'vite'

/** Resolves our own packages to their sources, so that nothing has to be built before a test. */
export const sourceConditions = {
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
}

/** How long a test may take. A busy machine is slow, not wrong. */
export const patience = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } }
