import { lighten, mix } from '../base/colour.ts'
import { type Point, SIDES } from '../base/geometry.ts'
import { d, ellipse, path, polygon, stroke } from '../base/svg.ts'
import { curve, outline } from './curve.ts'
import { edges, skinShade, volume, type Wearer } from './wearer.ts'

const LIP = '#8e2f3c'
const BLUSH = '#d4584f'

/** Draws the head, without hair. */
export function drawHead(w: Wearer): string {
  return w.stance.view === 'side' ? drawProfile(w) : w.stance.view === 'front' ? drawFace(w) : drawNape(w)
}

/** Draws the neck, which clothes cover. */
export function drawNeck(w: Wearer): string {
  const { head, y } = w.body
  const [left, right] = edges(w, 'neck')
  const top = head.y + head.ry * 0.5
  const low = y.shoulder + 1
  const outline: Point[] = [
    [left * 0.86, top],
    [right * 0.86, top],
    [right, y.neck],
    [right * 1.3, low],
    [left * 1.3, low],
    [left, y.neck],
  ]
  return polygon(outline, skinShade(w.skin, w.stance.view === 'back' ? 0.35 : 0.8))
}

function drawNape(w: Wearer): string {
  const { y, rx, ry } = w.body.head
  const ears = SIDES.map((side) =>
    ellipse(side * rx * 0.98, y + ry * 0.16, rx * 0.18, ry * 0.2, skinShade(w.skin, 0.4)),
  ).join('')
  return ears + ellipse(0, y, rx * 0.96, ry * 0.98, w.skin)
}

/** Draws a calm face with lowered eyes, which may turn to one side. */
function drawFace(w: Wearer): string {
  const { y, rx, ry } = w.body.head
  const turn = w.stance.turn ?? 0
  const shift = turn * rx * 0.26
  const across = (side: number) => shift + side * rx * 0.42 * (1 - 0.22 * Math.abs(turn))
  const jaw: Point[] = [
    [-rx * 0.94, y - ry * 0.2],
    [-rx * 0.86, y + ry * 0.36],
    [-rx * 0.42, y + ry * 0.86],
    [0, y + ry],
    [rx * 0.42, y + ry * 0.86],
    [rx * 0.86, y + ry * 0.36],
    [rx * 0.94, y - ry * 0.2],
  ]
  const crown: Point[] = [
    [rx * 0.94, y - ry * 0.2],
    [rx * 0.7, y - ry * 0.8],
    [0, y - ry],
    [-rx * 0.7, y - ry * 0.8],
    [-rx * 0.94, y - ry * 0.2],
  ]
  const line = mix(w.skin, '#3a1f1c', 0.55)
  const eyes = SIDES.map((side) => {
    const x = across(side)
    return (
      stroke(d`M${x - 1.7} ${y + 0.4}Q${x} ${y + 1.7} ${x + 1.7} ${y + 0.4}`, line, 0.7) +
      stroke(d`M${x - 2} ${y - 2.6}Q${x} ${y - 3.5} ${x + 2} ${y - 2.5}`, mix(w.skin, w.hair, 0.6), 0.7)
    )
  }).join('')
  const cheeks = SIDES.map((side) =>
    ellipse(across(side) * 1.16, y + ry * 0.36, 2.2, 1.6, mix(w.skin, BLUSH, 0.35), { opacity: 0.35 }),
  ).join('')
  const mouth = stroke(
    d`M${shift * 1.1 - 1.9} ${y + ry * 0.62}Q${shift * 1.1} ${y + ry * 0.72} ${shift * 1.1 + 1.9} ${y + ry * 0.62}`,
    mix(w.skin, LIP, 0.6),
    1.1,
  )
  const side = turn === 0 ? -w.lit : Math.sign(turn)
  const nose = stroke(
    d`M${shift * 1.2 + side * 0.6} ${y + 0.6}L${shift * 1.3 + side * (1 + Math.abs(turn))} ${y + ry * 0.38}`,
    skinShade(w.skin, 1.2),
    0.9,
  )
  return volume(w, outline(jaw, crown), w.skin) + cheeks + eyes + nose + mouth
}

function drawProfile(w: Wearer): string {
  const { y, rx, ry } = w.body.head
  const at = (x: number, level: number): Point => [x * rx, y + level * ry]
  const face = [
    at(0.1, -1),
    at(0.8, -0.66),
    at(0.98, -0.22),
    at(0.96, -0.06),
    at(1.24, 0.24),
    at(1.04, 0.34),
    at(1.08, 0.5),
    at(0.98, 0.62),
    at(1.02, 0.84),
    at(0.72, 1),
    at(0.1, 0.72),
  ]
  const skull = [at(0.1, 0.72), at(-0.55, 0.6), at(-0.98, 0), at(-0.62, -0.8), at(0.1, -1)]
  const line = mix(w.skin, '#3a1f1c', 0.5)
  return (
    path(outline(face, skull), w.skin) +
    stroke(curve([at(0.62, 0.04), at(0.76, 0.1), at(0.88, 0.03)]), line, 0.7) +
    stroke(curve([at(0.56, -0.2), at(0.74, -0.28), at(0.92, -0.2)]), mix(w.skin, w.hair, 0.6), 0.7) +
    stroke(curve([at(0.84, 0.54), at(1.02, 0.53)]), mix(w.skin, LIP, 0.6), 1) +
    ellipse(rx * 0.5, y + ry * 0.36, 2, 1.5, mix(w.skin, BLUSH, 0.4), { opacity: 0.45 }) +
    path(outline([at(0.72, 1), at(0.4, 0.8), at(0.1, 0.72), at(0.3, 0.98)]), skinShade(w.skin, 0.8))
  )
}

/** Draws a soft sheen on hair, on the lit side. */
export function hairSheen({ body, lit, hair, stance }: Wearer): string {
  const { y, rx, ry } = body.head
  const x = (lit * rx) / 2
  const rise = stance.view === 'front' ? ry * 0.26 : 0
  return stroke(
    d`M${x - rx * 0.3} ${y - ry * 0.5 - rise}Q${x} ${y - ry * 0.86 - rise * 0.6} ${x + rx * 0.26} ${y - ry * 0.56 - rise}`,
    lighten(hair, 0.1),
    1.4,
    { opacity: 0.5 },
  )
}
