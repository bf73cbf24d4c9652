import type { Catalogue } from './catalogue.ts'
import type { Sentences } from './sentences/en/index.ts'

/** The data and the sentences of one reply. */
export interface ReplyContext extends Catalogue {
  say: Sentences
}
