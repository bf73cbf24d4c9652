import { writeFileSync } from 'node:fs'
import { referencePages } from './reference-pages.ts'

/** Writes the reference, after `cem analyze` has written the manifest. */
for (const [file, content] of await referencePages())
  writeFileSync(new URL(`../../../docs/reference/${file}`, import.meta.url), content)
