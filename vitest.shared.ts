import { availableParallelism } from 'node:os'
import { defaultClientConditions, defaultServerConditions } from 'vite'

/** Resolves our own packages to their sources, so that nothing has to be built before a test. */
export const sourceConditions = {
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
}

/**
 * How many files are tested at once, in all projects together: projects that differ in it wait for each other. A database
 * in WebAssembly, of which a file of the API has one, holds half a gigabyte.
 */
export const workers = { maxWorkers: Math.min(4, Math.max(2, availableParallelism() - 1)) }

/** How long a test may take. A busy machine is slow, not wrong. */
export const patience = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } }
