import { resolve } from 'node:path'
import { buildFiles } from './build-files.ts'

// Sets `NODE_ENV`, because test runners set a different value. The tests run the published files, which are production
// builds.
process.env.NODE_ENV = 'production'

/** Builds into the folder given as the first argument; `dist` by default. */
await buildFiles(resolve(process.argv[2] ?? `${import.meta.dirname}/../dist`))
