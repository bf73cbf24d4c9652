import type { Catalogue } from './catalogue.ts'
import type { Sentences } from './sentences/en/index.ts'

/** What there is to know, and the sentences it is told in. */
export interface Desk extends Catalogue {
  say: Sentences
}
