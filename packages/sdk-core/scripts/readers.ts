/** Generates the functions that parse the backend's responses. Run it with `npm run readers`. */
import { writeFileSync } from 'node:fs'
import { generateReaders } from './readers/generate-readers.ts'

for (const [path, text] of await generateReaders()) writeFileSync(path, text)
