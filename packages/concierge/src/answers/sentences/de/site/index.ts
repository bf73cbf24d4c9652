import type { SiteSentences } from '../../en/site/site-data.ts'
import { about } from './about.ts'
import { account } from './account.ts'
import { vendors } from './vendors.ts'
import { visions } from './visions.ts'

/** How the product works. */
export const site: SiteSentences = { ...visions, ...vendors, ...account, ...about }
