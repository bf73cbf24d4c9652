import { resolve } from 'node:path'
import { buildFiles } from './build-files.ts'

// What is tested is what is published, whatever a test runner has set.
process.env.NODE_ENV = 'production'

/** Builds into the folder given, or `dist`. */
await buildFiles(resolve(process.argv[2] ?? `${import.meta.dirname}/../dist`))
