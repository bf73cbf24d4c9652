/** Generates the modules in `src/messages` from the catalogues in `messages`. Run it with `npm run messages`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { generateMessages } from './messages/generate-messages.ts'

for (const { file, content } of generateMessages()) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
