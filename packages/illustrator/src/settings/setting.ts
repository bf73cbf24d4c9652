import type { Painter } from '../painter/painter.ts'
import type { Chandelier } from '../props/chandelier.ts'
import type { Strand } from '../props/strand.ts'

/** What the ground is made of, for views that look down on it. */
export type FloorName = 'grass' | 'sand' | 'stone' | 'wood' | 'snow' | 'tiles' | 'water' | 'carpet' | 'earth'

/** A drawn setting, and where a composition can place and hang things. */
export interface Setting {
  back: string
  /** The y position of the ground's far edge, in canvas pixels. */
  horizon: number
  /** Whether it has a roof: drapes can hang there, and no branches frame the view. */
  indoor?: boolean
  /** Where string lights hang. Default: four across the sky. */
  strings?: readonly Strand[]
  chandeliers?: readonly Chandelier[]
  /** Default: grass. */
  floor?: FloorName
  /** Whether its winters are warm: snow falls only if the description names it. */
  mild?: boolean
  /** Whether shafts of light appear at every hour. */
  shafts?: boolean
}

export type DrawSetting = (painter: Painter) => Setting
