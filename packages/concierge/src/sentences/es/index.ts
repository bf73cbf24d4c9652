import type { Sentences } from '../en/index.ts'
import { advice } from './advice.ts'
import { find } from './find.ts'
import { own } from './own.ts'
import { smallTalk } from './small-talk.ts'
import { topics } from './topics.ts'
import { vendor } from './vendor.ts'

/** All Spanish sentences of the assistant's replies. */
export const es: Sentences = { advice, find, own, smallTalk, topics, vendor }
