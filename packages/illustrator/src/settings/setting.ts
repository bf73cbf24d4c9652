import type { Painter } from '../painter/painter.ts'
import type { Chandelier } from '../props/chandelier.ts'
import type { Strand } from '../props/strand.ts'

/** A drawn place, and where a composition may stand and hang things in it. */
export interface Setting {
  back: string
  /** Where the ground begins, in canvas pixels from the top. */
  horizon: number
  /** Under a roof: drapes may hang here, and no branches frame the view. */
  indoor?: boolean
  /** Where string lights hang; four across the sky when absent. */
  strings?: readonly Strand[]
  chandeliers?: readonly Chandelier[]
  /** Light falls through something here, whatever the hour. */
  shafts?: boolean
}

export type DrawSetting = (painter: Painter) => Setting
