import type { Placement } from '@vowkit/sdk-core/vision'

export const USUAL_PLACEMENT: Placement = { arch: { x: 0.5, y: 0.62 }, aisle_end: { x: 0.5, y: 0.98 } }

/** The lines of a ceremony on a photo, as SVG path data. One unit is a thousandth of the photo's width. */
export interface Outline {
  arch: string
  aisle: string
  rows: string
}

type Point = readonly [x: number, y: number]

const WIDTH = 1000
/** The preview assumes a photo that was taken level, at eye height. The backend estimates the true horizon. */
const HORIZON = 0.45
const EYE_METRES = 1.6
const FOCAL = 0.74
const NEAREST_TO_HORIZON = 0.03
const ARCH = { half: 0.95, height: 2.8, spring: 1.85 }
const AISLE_HALF = 0.62
const ROWS = { first: 1.7, pitch: 1.05, count: 4, from: 0.95, to: 3.2 }

const path = (points: readonly Point[]) => `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`

/**
 * Returns the outlines of the arch, the aisle and the rows of chairs. `ratio` is the photo's height divided by its
 * width.
 */
export function outlineOf({ arch, aisle_end: end }: Placement, ratio: number): Outline {
  const height = WIDTH * ratio
  const horizon = HORIZON * height
  const focal = FOCAL * Math.max(WIDTH, height)
  const toGround = ({ x, y }: Placement['arch']) => {
    const below = Math.max(NEAREST_TO_HORIZON, y - HORIZON) * height
    const away = (EYE_METRES * focal) / below
    return { right: ((x - 0.5) * WIDTH * away) / focal, away }
  }
  const [foot, near] = [toGround(arch), toGround(end)]
  const length = Math.max(0.1, Math.hypot(near.right - foot.right, near.away - foot.away))
  const along = [(near.right - foot.right) / length, (near.away - foot.away) / length] as const
  /**
   * Projects a point of the ceremony onto the photo. The coordinates are metres along the aisle, to its right, and
   * above the ground.
   */
  const at = (distance: number, right: number, up = 0): Point => {
    const away = Math.max(0.8, foot.away + along[1] * distance + along[0] * right)
    const unit = focal / away
    const x = foot.right + along[0] * distance - along[1] * right
    return [WIDTH / 2 + x * unit, horizon + (EYE_METRES - up) * unit]
  }
  const [left, right] = [at(0, -ARCH.half, ARCH.spring), at(0, ARCH.half, ARCH.spring)]
  const radius = Math.round(Math.abs(right[0] - left[0]) / 2)
  const curve = `A${radius} ${Math.round((radius * (ARCH.height - ARCH.spring)) / ARCH.half)} 0 0 1 ${Math.round(right[0])} ${Math.round(right[1])}`
  const rows = Array.from({ length: ROWS.count }, (_, i) => ROWS.first + i * ROWS.pitch).filter((row) => row < length)
  return {
    arch: `${path([at(0, -ARCH.half), left])}${curve}${path([right, at(0, ARCH.half)])}`,
    aisle: `${path([at(0, -AISLE_HALF), at(length, -AISLE_HALF), at(length, AISLE_HALF), at(0, AISLE_HALF)])}Z`,
    rows: rows
      .flatMap((row) => [-1, 1].map((side) => path([at(row, side * ROWS.from), at(row, side * ROWS.to)])))
      .join(''),
  }
}
