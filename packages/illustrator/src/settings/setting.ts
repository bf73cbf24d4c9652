import type { Painter, WaterArea } from '../painter/painter.ts'
import type { Chandelier } from '../props/chandelier.ts'
import type { Strand } from '../props/strand.ts'

/** The material of the ground, for views from above. */
export type FloorName = 'grass' | 'sand' | 'stone' | 'wood' | 'snow' | 'tiles' | 'water' | 'carpet' | 'earth'

/** A drawn setting, with the positions at which a composition places objects and hanging decorations. */
export interface Setting {
  back: string
  /** The y position of the ground's far edge, in canvas pixels. */
  horizon: number
  /** Whether the setting has a roof. Indoor settings can have drapes, and have no branches that frame the view. */
  indoor?: boolean
  /** The positions of string lights. Default: four lines across the sky. */
  strings?: readonly Strand[]
  chandeliers?: readonly Chandelier[]
  /** The material of the ground. Default: grass. */
  floor?: FloorName
  /** The water on which boats, swans, candles and water lilies float. */
  water?: WaterArea
  /** Whether winters are warm. Then snow falls only if the description names it. */
  mild?: boolean
  /** Whether light shafts are visible at every time of day. */
  shafts?: boolean
}

export type DrawSetting = (painter: Painter) => Setting
