/** Writes the readers of all responses: `npm run readers`. */
import { writeFileSync } from 'node:fs'
import { generateReaders } from './readers/generate-readers.ts'

for (const [path, text] of await generateReaders()) writeFileSync(path, text)
