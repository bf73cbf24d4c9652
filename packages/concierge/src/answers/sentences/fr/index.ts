import type { Sentences } from '../en/index.ts'
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

export const fr: Sentences = { advice, care, compare, cost, find, own, site, smallTalk, suggestions, vendor }
