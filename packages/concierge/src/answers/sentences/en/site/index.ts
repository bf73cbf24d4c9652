import { about } from './about.ts'
import { account } from './account.ts'
import type { SiteSentences } from './site-data.ts'
import { vendors } from './vendors.ts'
import { visions } from './visions.ts'

/** How the product works. */
export const site: SiteSentences = { ...visions, ...vendors, ...account, ...about }
