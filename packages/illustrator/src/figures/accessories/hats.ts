import { lighten, mix } from '../../base/colour.ts'
import { listOf, onEllipse, type Point } from '../../base/geometry.ts'
import { circle, ellipse, path, rect, stroke } from '../../base/svg.ts'
import { curve, outline } from '../curve.ts'
import { shade, volume, type Wearer } from '../wearer.ts'

export interface HatCut {
  /** The reach of the brim, in units of the head's half width. */
  brim: number
  /** The height of the crown, in units of the head's half height. */
  crown: number
  /** How far the ends of the brim curl up. */
  lift: number
}

type At = (x: number, level: number) => Point

function headPoint({ body }: Wearer): At {
  const { y, rx, ry } = body.head
  return (x, level) => [x * rx, y + level * ry]
}

export function drawBrimmedHat(w: Wearer, colour: string, { brim, crown, lift }: HatCut, ribbon?: string): string {
  const at = headPoint(w)
  const top = -0.6 - crown
  const edge = outline(
    [at(-brim, -0.5 - lift), at(-1, -0.3), at(0, -0.16), at(1, -0.3), at(brim, -0.5 - lift)],
    [at(brim, -0.5 - lift), at(1, -0.6), at(-1, -0.6), at(-brim, -0.5 - lift)],
  )
  const dome = outline(
    [at(-1.06, -0.44), at(-0.98, top + 0.3), at(-0.6, top)],
    [at(-0.6, top), at(0, top + (lift > 0.3 ? 0.2 : -0.08)), at(0.6, top)],
    [at(0.6, top), at(0.98, top + 0.3), at(1.06, -0.44)],
  )
  const band = stroke(curve([at(-1.04, -0.52), at(0, -0.36), at(1.04, -0.52)]), ribbon ?? shade(colour, 2.4), 2.4)
  return path(edge, shade(colour, 0.7)) + volume(w, dome, colour) + band
}

/** Draws a straight hat with a flat crown and a narrow brim. */
export function drawTopHat(w: Wearer, colour: string): string {
  const at = headPoint(w)
  const tube = outline(
    [at(-1, -0.5), at(-0.94, -1.3), at(-1.06, -2.1)],
    [at(-1.06, -2.1), at(0, -2.24), at(1.06, -2.1)],
    [at(1.06, -2.1), at(0.94, -1.3), at(1, -0.5)],
  )
  const brim = outline(
    [at(-1.75, -0.72), at(-1, -0.42), at(0, -0.3), at(1, -0.42), at(1.75, -0.72)],
    [at(1.75, -0.72), at(1, -0.66), at(-1, -0.66), at(-1.75, -0.72)],
  )
  const band = stroke(curve([at(-0.98, -0.66), at(0, -0.54), at(0.98, -0.66)]), lighten(colour, 0.14), 3.4)
  return volume(w, tube, colour) + path(brim, shade(colour, 0.8)) + band
}

/** Draws the wide hat of a mariachi, with golden trim. */
export function drawSombrero(w: Wearer, colour: string): string {
  const at = headPoint(w)
  const gold = w.tone('#e0b855')
  const brim = outline(
    [at(-3.6, -0.9), at(-2, -0.3), at(0, -0.12), at(2, -0.3), at(3.6, -0.9)],
    [at(3.6, -0.9), at(1.6, -0.74), at(-1.6, -0.74), at(-3.6, -0.9)],
  )
  const cone = outline([at(-1.05, -0.5), at(-0.8, -1.7), at(0, -2.5)], [at(0, -2.5), at(0.8, -1.7), at(1.05, -0.5)])
  return (
    path(brim, shade(colour, 0.2)) +
    stroke(curve([at(-3.6, -0.9), at(-2, -0.3), at(0, -0.12), at(2, -0.3), at(3.6, -0.9)]), gold, 1.8) +
    volume(w, cone, colour) +
    stroke(curve([at(-1, -0.62), at(0, -0.46), at(1, -0.62)]), gold, 2.4)
  )
}

/** Draws the bonnet of a Scottish piper, with ribbons and a red pompom. */
export function drawGlengarry(w: Wearer, colour: string): string {
  const at = headPoint(w)
  const cap = outline(
    [at(-1.02, -0.45), at(-0.9, -1.2), at(-0.2, -1.36), at(0.9, -1.3), at(1.04, -0.45)],
    [at(1.04, -0.45), at(0, -0.34), at(-1.02, -0.45)],
  )
  const [x, y] = at(0, -1.4)
  const checks = listOf(6, (i) => {
    const [cx, cy] = at(-0.85 + i * 0.34, -0.54)
    return rect(cx - 1.2, cy - 1.4, 2.4, 2.6, w.tone(i % 2 ? '#c8202a' : '#f3ece0'))
  }).join('')
  return volume(w, cap, colour) + checks + circle(x, y, 2.8, w.tone('#c8202a'))
}

/** Draws a small hat with a feather and netting, worn to one side. */
export function drawFascinator(w: Wearer, colour: string): string {
  const at = headPoint(w)
  const side = w.stance.view === 'side' ? 0.1 : 0.55
  const [x, y] = at(side, -1)
  const feathers = [0, 1, 2].map((i) =>
    stroke(
      curve([at(side, -1), at(side + 0.5 + i * 0.22, -1.7 - i * 0.12), at(side + 1.3 + i * 0.1, -1.5 - i * 0.4)]),
      i % 2 ? lighten(colour, 0.08) : shade(colour, 0.6),
      1.7,
    ),
  )
  return (
    feathers.join('') +
    ellipse(x, y, w.body.head.rx * 0.62, 3.4, shade(colour, 0.8)) +
    ellipse(x, y - 1.2, w.body.head.rx * 0.52, 2.8, colour) +
    circle(x - 1, y - 3, 2.6, lighten(colour, 0.1))
  )
}

/** Draws the skullcap of Jewish dress. */
export function drawKippah(w: Wearer, colour: string): string {
  const at = headPoint(w)
  const shift = w.stance.view === 'side' ? -0.35 : 0
  const low = w.stance.view === 'back' ? -0.35 : -0.82
  const cap = outline(
    [at(-0.66 + shift, low), at(-0.5 + shift, -1.06), at(shift, -1.22), at(0.5 + shift, -1.06), at(0.66 + shift, low)],
    [at(0.66 + shift, low), at(shift, low + 0.12), at(-0.66 + shift, low)],
  )
  return (
    volume(w, cap, colour) +
    stroke(
      curve([at(-0.64 + shift, low), at(shift, low + 0.12), at(0.64 + shift, low)]),
      mix(colour, w.tone('#e6d7ae'), 0.6),
      1,
    )
  )
}

/** Draws headphones over the hair. */
export function drawHeadphones(w: Wearer): string {
  const at = headPoint(w)
  const arc = listOf(7, (i) =>
    onEllipse(0, w.body.head.y, w.body.head.rx * 1.12, w.body.head.ry * 1.18, Math.PI * (1 + i / 6)),
  )
  const [left, right] = [at(-1.1, 0.1), at(1.1, 0.1)]
  return (
    stroke(curve(arc), w.tone('#f1ece6'), 2.2) +
    [left, right].map(([x, y]) => ellipse(x, y, 2.8, 4.6, w.tone('#e2627a'))).join('')
  )
}
