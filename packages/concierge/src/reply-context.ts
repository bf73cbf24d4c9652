import type { Catalogue } from './catalogue.ts'
import type { Sentences } from './sentences/en/index.ts'

/** The data and the sentences from which one reply is composed. */
export interface ReplyContext extends Catalogue {
  say: Sentences
}
