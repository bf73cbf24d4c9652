import type { TradeName } from '../spec.ts'
import { ATTIRE } from './scenes/attire.ts'
import { BARS } from './scenes/bars.ts'
import { BEAUTY } from './scenes/beauty.ts'
import { CATERERS } from './scenes/caterers.ts'
import { FLORISTS } from './scenes/florists.ts'
import { MUSICIANS } from './scenes/musicians.ts'
import { OFFICIANTS } from './scenes/officiants.ts'
import { PHOTOGRAPHERS } from './scenes/photographers.ts'
import { PLANNERS } from './scenes/planners.ts'
import { RENTALS } from './scenes/rentals.ts'
import { STATIONERS } from './scenes/stationers.ts'
import { TRANSPORT } from './scenes/transport.ts'
import { VIDEOGRAPHERS } from './scenes/videographers.ts'
import type { Trade } from './trade.ts'

/** The scene of each trade. */
export const TRADES: Readonly<Record<TradeName, Trade>> = {
  ...PHOTOGRAPHERS,
  ...VIDEOGRAPHERS,
  ...FLORISTS,
  ...CATERERS,
  ...BARS,
  ...MUSICIANS,
  ...PLANNERS,
  ...BEAUTY,
  ...ATTIRE,
  ...STATIONERS,
  ...RENTALS,
  ...TRANSPORT,
  ...OFFICIANTS,
}
