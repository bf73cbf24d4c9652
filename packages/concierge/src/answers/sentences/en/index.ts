import { advice } from './advice.ts'
import { care } from './care.ts'
import { compare } from './compare.ts'
import { cost } from './cost.ts'
import { find } from './find.ts'
import { own } from './own.ts'
import { site } from './site/index.ts'
import { smallTalk } from './small-talk.ts'
import { suggestions } from './suggestions.ts'
import { vendor } from './vendor.ts'

/** All English sentences of replies. They are the reference for the other languages. */
export const en = { advice, care, compare, cost, find, own, site, smallTalk, suggestions, vendor }
export type Sentences = typeof en
