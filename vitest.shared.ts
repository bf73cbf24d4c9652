import { availableParallelism } from 'node:os'
import { defaultClientConditions, defaultServerConditions } from 'vite'

/** Resolves our packages to their sources, so that tests need no build. */
export const sourceConditions = {
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
}

/**
 * The same for tests that run the backend in Node.js. Without `module`, because with this condition Node.js loads files
 * of the AWS SDK that only bundlers can read.
 */
export const nodeSourceConditions = {
  resolve: { conditions: ['source', 'node'] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions.filter((name) => name !== 'module')] } },
}

/**
 * Test files that run at once, in all projects together: projects with different numbers wait for each other. At least 3,
 * because a third of the tests' time is waiting. At most 4, because an API test's database in WebAssembly takes 500 MB.
 */
export const workers = { maxWorkers: Math.min(4, Math.max(3, availableParallelism() - 1)) }

/** Time limits of tests, with room for a busy machine. */
export const patience = { testTimeout: 120_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } }
