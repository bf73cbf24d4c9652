import { join } from 'node:path'

/** For the servers that tests start: compiling its sources is a quarter of a start, and each worker and set of options has one. */
export const compileCache = { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled') }
