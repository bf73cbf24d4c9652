import { lighten } from '../base/colour.ts'
import { lerpPoint, type Point, SIDES } from '../base/geometry.ts'
import { circle, path } from '../base/svg.ts'
import { limb, outline } from './curve.ts'
import { edges, shade, skinShade, type Wearer } from './wearer.ts'

/** The shape of a sleeve. */
export interface Sleeve {
  /** The fraction of the arm that the sleeve covers: 0 is sleeveless, 0.3 is a short sleeve, 1 is a long sleeve. */
  length: number
  colour: string
  /** The width at the lower end of the sleeve, in centimetres, if wider than the arm. */
  flare?: number
  /** How far a hanging sleeve extends below the forearm, in centimetres. */
  hang?: number
  cuff?: string
}

interface Arm {
  /** The points of the arm from the shoulder to the wrist, in centimetres. */
  points: Point[]
  widths: number[]
  skin: string
  cloth: string
}

function armOf(w: Wearer, side: 0 | 1, sleeve: Sleeve): Arm {
  const { body, stance } = w
  const sign = SIDES[side]
  const [left, right] = edges(w, 'shoulder')
  const isProfile = stance.view === 'side'
  const x = isProfile ? (left + right) / 2 + sign : (side === 0 ? left : right) - sign * body.arm * 0.12
  const from: Point = [x, body.y.shoulder + body.arm * 0.36]
  const hand = stance.hands[side]
  const bend = (stance.bend?.[side] ?? 1) * (isProfile ? -1 : sign)
  const elbow = elbowBetween(from, hand, body.upperArm, body.forearm, bend)
  const isFar = isProfile && side === 0
  const isLit = sign === w.lit
  return {
    points: [from, lerpPoint(from, elbow, 0.55), elbow, lerpPoint(elbow, hand, 0.5), hand],
    widths: [1, 0.86, 0.74, 0.66, 0.5].map((share) => share * body.arm),
    skin: isFar ? skinShade(w.skin) : w.skin,
    cloth: isFar ? shade(sleeve.colour, 1.4) : isLit ? lighten(sleeve.colour, 0.03) : shade(sleeve.colour, 0.9),
  }
}

/** Draws one arm and its hand. `side` is 0 for the arm on the left of the canvas and 1 for the right. */
export function drawArm(w: Wearer, side: 0 | 1, sleeve: Sleeve): string {
  const { points, widths, skin, cloth } = armOf(w, side, sleeve)
  const [from, , elbow, , hand] = points as [Point, Point, Point, Point, Point]
  const bare = sleeve.length < 1 ? path(limb(points, widths), skin) : ''
  const isCovered = sleeve.length > 0
  const joint = circle(from[0], from[1], w.body.arm * (isCovered ? 0.56 : 0.5), isCovered ? cloth : skin)
  return drawHand(hand, elbow, w.body.arm, skin) + bare + joint + drawSleeve(w, points, sleeve, cloth)
}

/** Draws the upper arm of a person seen from behind. The forearm and the hand are hidden. */
export function drawUpperArm(w: Wearer, side: 0 | 1, sleeve: Sleeve): string {
  const { points, widths, skin, cloth } = armOf(w, side, sleeve)
  const [x, y] = points[0] as Point
  const isCovered = sleeve.length > 0
  const start: Point = [x * 0.96, y - w.body.arm * 0.4]
  const outline = limb([start, ...points.slice(1, 3)], isCovered ? widths.map((width) => width * 1.12) : widths)
  return path(outline, isCovered ? cloth : skin)
}

/** Draws an arm from the elbow to the hand. */
export function drawForearm(w: Wearer, side: 0 | 1, sleeve: Sleeve): string {
  const { points, widths, skin, cloth } = armOf(w, side, sleeve)
  const [elbow, hand] = [points[2], points[4]] as [Point, Point]
  const outline = limb(
    points.slice(2),
    sleeve.length < 1 ? widths.slice(2) : widths.slice(2).map((width) => width * 1.3),
  )
  return drawHand(hand, elbow, w.body.arm, skin) + path(outline, sleeve.length < 1 ? skin : cloth)
}

/** Draws the hand beyond the wrist. */
function drawHand(wrist: Point, elbow: Point, arm: number, skin: string): string {
  const length = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1
  const reach = arm * 0.5
  const along: Point = [((wrist[0] - elbow[0]) / length) * reach, ((wrist[1] - elbow[1]) / length) * reach]
  const tip: Point = [wrist[0] + along[0] * 1.9, wrist[1] + along[1] * 1.9]
  return path(limb([wrist, [wrist[0] + along[0], wrist[1] + along[1]], tip], [arm * 0.44, arm * 0.62, arm * 0.3]), skin)
}

function drawSleeve({ body }: Wearer, points: readonly Point[], sleeve: Sleeve, cloth: string): string {
  const { length, flare = 0, hang = 0, cuff } = sleeve
  if (length <= 0) return ''
  const count = Math.max(2, Math.round(length * (points.length - 1)) + 1)
  const covered = points.slice(0, count)
  const end = covered.at(-1) as Point
  const widths = [1.08, 1, 0.94, 0.86, 0.8].map((share, i) => body.arm * share + (flare * i ** 2) / (count - 1) ** 2)
  const bag = hang > 0 ? drawHangingSleeve(covered, hang, body.arm, cloth) : ''
  const edge = cuff
    ? path(
        limb(
          [lerpPoint(covered.at(-2) as Point, end, 0.8), end],
          [widths[count - 1] ?? 0, widths[count - 1] ?? 0].map((width) => width * 1.04),
        ),
        cuff,
      )
    : ''
  return bag + path(limb(covered, widths), cloth) + edge
}

/** Draws the lower part of a wide sleeve, which hangs below the forearm. */
function drawHangingSleeve(points: readonly Point[], hang: number, arm: number, cloth: string): string {
  const [x1, y1] = points.at(-3) as Point
  const [x2, y2] = points.at(-1) as Point
  const wide = Math.max(0, hang * 0.42 + arm - Math.abs(x2 - x1)) / 2
  const out = Math.sign(x1) * wide
  const low = Math.max(y1, y2) + hang
  const bag = outline(
    [
      [x1 + out, y1 - arm * 0.3],
      [x1 + out * 1.15, low - 2],
    ],
    [
      [x1 + out * 1.15, low - 2],
      [(x1 + x2) / 2, low],
      [x2 - out * 0.8, low - 1],
    ],
    [
      [x2 - out * 0.8, low - 1],
      [x2 - out * 0.5, y2 - arm * 0.4],
    ],
  )
  return path(bag, shade(cloth, 0.5))
}

/** Returns the position of the elbow. Lengthens the arm if the hand is out of reach. */
function elbowBetween(from: Point, hand: Point, upper: number, lower: number, bend: number): Point {
  const dx = hand[0] - from[0]
  const dy = hand[1] - from[1]
  const distance = Math.min(Math.hypot(dx, dy), (upper + lower) * 0.995) || 1
  const along = (upper ** 2 - lower ** 2 + distance ** 2) / (2 * distance)
  const out = Math.sqrt(Math.max(0, upper ** 2 - along ** 2)) * bend
  const length = Math.hypot(dx, dy) || 1
  const [ux, uy] = [dx / length, dy / length]
  return [from[0] + ux * along + uy * out, from[1] + uy * along - ux * out]
}
