import { advice } from './advice.ts'
import { find } from './find.ts'
import { own } from './own.ts'
import { smallTalk } from './small-talk.ts'
import { topics } from './topics.ts'
import { vendor } from './vendor.ts'

/** All English sentences of the assistant's replies. */
export const en = { advice, find, own, smallTalk, topics, vendor }
/** The type of the sentences in every language. */
export type Sentences = typeof en
