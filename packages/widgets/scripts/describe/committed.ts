import { join } from 'node:path'
import { referencePages } from '../reference/reference-pages.ts'
import { describeElements } from './describe-elements.ts'
import { readTokens } from './read-tokens.ts'
import { toManifest } from './to-manifest.ts'
import { toTypes } from './to-types.ts'

const PACKAGE = join(import.meta.dirname, '../..')

/** The generated files that are committed, as the sources say they must be. */
export function committed(): { file: string; content: string }[] {
  const elements = describeElements()
  return [
    {
      file: join(PACKAGE, 'custom-elements.json'),
      content: `${JSON.stringify(toManifest(elements, readTokens()), null, 2)}\n`,
    },
    { file: join(PACKAGE, 'src/types/elements.generated.ts'), content: toTypes(elements) },
    ...referencePages(elements),
  ]
}
