import { resolve } from 'node:path'
import { buildFiles } from './build-files.ts'

/** Builds into the folder given, or `dist`. */
await buildFiles(resolve(process.argv[2] ?? `${import.meta.dirname}/../dist`))
