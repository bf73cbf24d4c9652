import { lighten } from '../../../base/colour.ts'
import { lerp } from '../../../base/geometry.ts'
import { d, path, rect, repeat, stroke } from '../../../base/svg.ts'
import type { Painter } from '../../../painter/painter.ts'

export interface EasternRoof {
  /** The x position of the centre of the eaves, in canvas pixels. */
  x: number
  y: number
  /** Half the width of the eaves, in canvas pixels. */
  half: number
  height: number
  /** How far the corners turn up, in canvas pixels. */
  lift: number
  /** Half the length of the ridge, in canvas pixels. */
  ridge: number
  /** The colour of the tiles, from `tone`. */
  tile: string
  trim: string
}

/** Draws a hipped roof with concave slopes and upturned corners. */
export function drawEasternRoof(painter: Painter, roof: EasternRoof): string {
  const { x, y, half, height, lift, ridge, tile, trim } = roof
  const top = y - height
  const slope = (side: number, bottom: number) =>
    d`${x + side * ridge} ${top}C${x + side * (ridge + (half - ridge) * 0.2)} ${top + height * 0.62} ${x + side * (half * 0.86)} ${y - lift * 0.4} ${x + side * half} ${y - lift + bottom}`
  const eaves = (bottom: number) =>
    d`C${x + half * 0.74} ${y + bottom} ${x + half * 0.4} ${y + bottom} ${x} ${y + bottom}C${x - half * 0.4} ${y + bottom} ${x - half * 0.74} ${y + bottom} ${x - half} ${y - lift + bottom}`
  const left = d`C${x - half * 0.86} ${y - lift * 0.4} ${x - ridge - (half - ridge) * 0.2} ${top + height * 0.62} ${x - ridge} ${top}Z`
  const rows = repeat(25, (i) => {
    const share = (i + 0.5) / 12.5 - 1
    const foot = x + share * half * 0.97
    const head = x + share * ridge
    const low = y - lift * Math.abs(share) ** 3.2
    return stroke(
      d`M${head} ${top}C${lerp(head, foot, 0.2)} ${top + height * 0.6} ${lerp(head, foot, 0.72)} ${low - height * 0.16} ${foot} ${low}`,
      lighten(tile, -0.09),
      2.4,
      { opacity: 0.8 },
    )
  })
  const edge = d`M${x + half} ${y - lift}` + eaves(0)
  return (
    path(`M${slope(1, 8)}${eaves(12)}${left}`, lighten(tile, -0.2)) +
    path(`M${slope(1, 0)}${eaves(0)}${left}`, painter.gradient(lighten(tile, 0.04), lighten(tile, -0.05))) +
    rows +
    stroke(edge, trim, 6) +
    stroke(`M${slope(1, 0)}`, trim, 7) +
    stroke(`M${slope(-1, 0)}`, trim, 7) +
    rect(x - ridge - 10, top - 12, ridge * 2 + 20, 16, trim)
  )
}
