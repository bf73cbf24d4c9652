import { resolve } from 'node:path'
import { buildFiles } from './build-files.ts'

// Test runners set another value, but tests run the published files.
process.env.NODE_ENV = 'production'

/** Builds into the folder in the first argument, by default `dist`. */
await buildFiles(resolve(process.argv[2] ?? `${import.meta.dirname}/../dist`))
