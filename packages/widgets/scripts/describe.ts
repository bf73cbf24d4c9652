import { writeFileSync } from 'node:fs'
import { readManifest } from './describe/read-manifest.ts'
import { referencePages } from './reference/reference-pages.ts'

/** Writes the reference, after `cem analyze` has written the manifest. */
for (const [file, content] of await referencePages(readManifest())) writeFileSync(file, content)
