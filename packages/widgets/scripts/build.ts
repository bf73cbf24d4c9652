import { resolve } from 'node:path'
import { buildFiles } from './build-files.ts'

// Test runners set a different value, but the tests run the published files, which are production builds.
process.env.NODE_ENV = 'production'

/** Builds into the folder that the first argument names, by default `dist`. */
await buildFiles(resolve(process.argv[2] ?? `${import.meta.dirname}/../dist`))
