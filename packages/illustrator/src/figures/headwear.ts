import type { AttireName } from '@vowkit/understanding'
import { mix } from '../base/colour.ts'
import { listOf, onEllipse, type Point } from '../base/geometry.ts'
import { circle, ellipse, path, polygon, stroke } from '../base/svg.ts'
import { GOLD } from './attire/cloth.ts'
import { curve, outline } from './curve.ts'
import { drawVeil } from './veil.ts'
import { shade, volume, type Wearer } from './wearer.ts'
import { drawGele, drawTurban } from './wraps.ts'

const BLOOMS = ['#f2c9c6', '#fff6ea', '#e8a3a0', '#f4dcb4']

const LEAF = '#7d9a74'

const STRAW = '#d8b67c'

const FELT = '#7a5335'

type DrawExtra = (w: Wearer) => string

/** The drawing of each hat, veil and head tie. */
export const HEADWEAR: Readonly<Partial<Record<AttireName, DrawExtra>>> = {
  veil: drawVeil,
  'flower-crown': drawFlowerCrown,
  turban: (w) => drawTurban(w, w.tone(w.figure.wears === 'sherwani' ? '#b3263b' : w.figure.colour)),
  hat: (w) => drawBrimmedHat(w, w.tone(STRAW), { brim: 2.5, crown: 0.95, lift: 0.06 }),
  'cowboy-hat': (w) => drawBrimmedHat(w, w.tone(FELT), { brim: 2.5, crown: 1.1, lift: 0.5 }),
  tiara: drawTiara,
  gele: (w) => drawGele(w, w.tone(w.figure.wears === 'gele' ? mix(w.figure.colour, GOLD, 0.5) : GOLD)),
}

function drawFlowerCrown(w: Wearer): string {
  const { y, rx, ry } = w.body.head
  const blooms = listOf(7, (i) => {
    const t = i / 6
    const [x, level] = onEllipse(0, y - ry * 0.42, rx * 1.06, ry * 0.26, Math.PI * (1 - t))
    const top = w.stance.view === 'side' ? level - t * 3 : level
    const colour = w.tone(BLOOMS[i % BLOOMS.length] as string)
    const leaf = ellipse(x + 1.6, top + 1.6, 2.4, 1.2, w.tone(LEAF))
    return leaf + circle(x, top, 2.7, shade(colour, 0.4)) + circle(x + w.lit * 0.5, top - 0.5, 1.9, colour)
  })
  return blooms.join('')
}

function drawBrimmedHat(
  w: Wearer,
  colour: string,
  { brim, crown, lift }: { brim: number; crown: number; lift: number },
): string {
  const { y, rx, ry } = w.body.head
  const at = (x: number, level: number): Point => [x * rx, y + level * ry]
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
  const band = stroke(curve([at(-1.04, -0.52), at(0, -0.36), at(1.04, -0.52)]), shade(colour, 2.4), 2)
  return path(edge, shade(colour, 0.7)) + volume(w, dome, colour) + band
}

function drawTiara(w: Wearer): string {
  const { y, rx, ry } = w.body.head
  const gold = w.tone('#f0d68a')
  const shift = w.stance.view === 'side' ? rx * 0.35 : 0
  const base = y - ry * 0.72
  const points: Point[] = [
    [-rx * 0.75, base + 1.5],
    [-rx * 0.7, base - 3],
    [-rx * 0.4, base - 1.4],
    [-rx * 0.3, base - 5],
    [0, base - 2.4],
    [0, base - 7.4],
    [rx * 0.06, base - 2.4],
    [rx * 0.3, base - 5],
    [rx * 0.4, base - 1.4],
    [rx * 0.7, base - 3],
    [rx * 0.75, base + 1.5],
  ]
  return (
    polygon(
      points.map(([x, level]): Point => [x + shift, level]),
      gold,
    ) + circle(shift, base - 6.6, 1, w.tone('#ffffff'))
  )
}
