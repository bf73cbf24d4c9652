import type { DemoCategory } from '../types.ts'
import { attire } from './attire.ts'
import { bars } from './bars.ts'
import { beauty } from './beauty.ts'
import { cakes } from './cakes.ts'
import { caterers } from './caterers.ts'
import { drivers } from './drivers.ts'
import { florists } from './florists.ts'
import { jewellers } from './jewellers.ts'
import { musicians } from './musicians.ts'
import { officiants } from './officiants.ts'
import { photographers } from './photographers.ts'
import { planners } from './planners.ts'
import { rentals } from './rentals.ts'
import { stationers } from './stationers.ts'
import { venues } from './venues.ts'
import { videographers } from './videographers.ts'

/** The vendors of the demo, category by category. */
export const CATEGORIES: readonly DemoCategory[] = [
  venues,
  photographers,
  videographers,
  florists,
  caterers,
  bars,
  cakes,
  musicians,
  planners,
  beauty,
  attire,
  stationers,
  rentals,
  drivers,
  officiants,
  jewellers,
]
