import { lighten } from '../base/colour.ts'
import { listOf, onEllipse, type Point } from '../base/geometry.ts'
import { circle, ellipse, path, stroke } from '../base/svg.ts'
import { curve, outline } from './curve.ts'
import { type At, CAPS, cropped, fall } from './hair-outlines.ts'
import { hairSheen } from './head.ts'
import { shade, type Wearer } from './wearer.ts'

type DrawHair = (w: Wearer, at: At) => string

function cap(w: Wearer, at: At): string {
  return path(CAPS[w.stance.view](at), w.hair) + hairSheen(w)
}

/** Draws hair that falls behind the body, for a person seen from the front. */
export function drawBackHair(w: Wearer): string {
  const { view } = w.stance
  const at = headPoint(w)
  const { hairstyle } = w.figure
  if (view === 'front' && hairstyle === 'long') return path(fall(at, 1.3, 3.3), shade(w.hair, 1))
  if (view === 'front' && hairstyle === 'curls') return cloud(w, at, shade(w.hair, 0.7))
  return ''
}

/** Draws the hair on the head. */
export function drawHair(w: Wearer): string {
  return STYLES[w.figure.hairstyle](w, headPoint(w))
}

function headPoint({ body }: Wearer): At {
  const { y, rx, ry } = body.head
  return (x, level) => [x * rx, y + level * ry]
}

const STYLES: Readonly<Record<Wearer['figure']['hairstyle'], DrawHair>> = {
  short: (w, at) => {
    if (w.stance.view !== 'back') return cap(w, at)
    const strands = [-0.5, 0, 0.5].map((x) => curve([at(x * 0.5, -0.75), at(x, 0), at(x * 0.8, 0.66)])).join('')
    return path(cropped(at), w.hair) + stroke(strands, shade(w.hair, 1.4), 1, { opacity: 0.4 }) + hairSheen(w)
  },
  long: (w, at) => {
    if (w.stance.view === 'front') return cap(w, at) + sideLocks(w, at)
    const strands = [-0.5, 0.1, 0.6].map((x) =>
      stroke(
        curve([at(x * 0.6, -0.5), at(x, 0.9), at(x * 0.9, 2.6)]),
        x < 0.2 === w.lit < 0 ? lighten(w.hair, 0.07) : shade(w.hair),
        1.3,
        { opacity: 0.6 },
      ),
    )
    return w.stance.view === 'back'
      ? path(fall(at, 1.12, 3), w.hair) + strands.join('') + hairSheen(w)
      : path(
          outline(
            [at(-0.4, -0.6), at(-1.1, 0.2), at(-1.2, 1.2), at(-1.5, 2.2), at(-1.1, 3)],
            [at(-1.1, 3), at(-0.3, 2.4), at(-0.1, 1.2), at(0, 0.2)],
          ),
          shade(w.hair, 0.4),
        ) + cap(w, at)
  },
  bun: (w, at) => {
    const { rx } = w.body.head
    const [x, y] = w.stance.view === 'side' ? at(-1.2, 0.1) : w.stance.view === 'back' ? at(0, 0.34) : at(0, -1.2)
    const bun =
      circle(x, y, rx * 0.62, shade(w.hair, 0.9)) + circle(x + w.lit * rx * 0.08, y - rx * 0.08, rx * 0.52, w.hair)
    const coil = stroke(
      curve([
        [x - rx * 0.34, y + rx * 0.1],
        [x, y - rx * 0.3],
        [x + rx * 0.36, y + rx * 0.06],
      ]),
      lighten(w.hair, 0.09),
      1.2,
      { opacity: 0.7 },
    )
    return w.stance.view === 'front' ? bun + cap(w, at) : cap(w, at) + bun + coil
  },
  curls: (w, at) => {
    if (w.stance.view === 'front')
      return (
        path(CAPS.front(at), w.hair) +
        curlsAlong(w, [at(-0.8, -0.7), at(-0.35, -0.95), at(0.15, -1), at(0.6, -0.85), at(0.95, -0.5)])
      )
    return w.stance.view === 'back'
      ? cloud(w, at, w.hair)
      : path(CAPS.side(at), w.hair) + cloud(w, (x, level) => at(x * 0.68 - 0.62, level * 0.88 - 0.1), w.hair)
  },
  bald: (w) => {
    const { y, rx, ry } = w.body.head
    return ellipse(w.lit * rx * 0.3, y - ry * 0.55, rx * 0.36, ry * 0.2, lighten(w.skin, 0.06), { opacity: 0.6 })
  },
}

function sideLocks(w: Wearer, at: At): string {
  return path(
    outline([at(-0.98, -0.3), at(-1.34, 0.9), at(-1.3, 2.5)], [at(-0.72, 2.2), at(-0.84, 0.9), at(-0.84, -0.3)]),
    w.hair,
  )
}

/** Draws a round mass of curls. */
function cloud(w: Wearer, at: At, colour: string): string {
  const { rx, ry } = w.body.head
  const [x, y] = at(0, 0.02)
  const rim = listOf(11, (i) => {
    const [px, py] = onEllipse(x, y, rx * 1.12, ry * 1.02, (i / 11) * 2 * Math.PI + 0.3)
    return circle(px, py, rx * 0.46, py > y ? shade(colour, 0.5) : colour)
  })
  const lit = [-0.5, 0, 0.5].map((t) => {
    const [px, py] = onEllipse(x, y, rx * 0.7, ry * 0.7, -Math.PI / 2 + t + w.lit * 0.5)
    return circle(px, py, rx * 0.26, lighten(colour, 0.05))
  })
  return ellipse(x, y, rx * 1.18, ry * 1.08, colour) + rim.join('') + lit.join('')
}

function curlsAlong(w: Wearer, points: readonly Point[]): string {
  return points.map(([x, y], i) => circle(x, y, w.body.head.rx * 0.36, i % 2 ? lighten(w.hair, 0.04) : w.hair)).join('')
}
