// breaks imports/package
export { readFile } from 'node:fs/promises'
