import { lighten, mix } from '../../base/colour.ts'
import { listOf, type Point } from '../../base/geometry.ts'
import { circle, line, polygon, stroke } from '../../base/svg.ts'
import { curve } from '../curve.ts'
import { edges, torso, volume, type Wearer } from '../wearer.ts'
import { drawTrousers, GOLD } from './cloth.ts'
import { drawHemBand, drawSkirt, type SkirtCut } from './skirt.ts'

const COAT: SkirtCut = { flare: 20, bell: 0.6, folds: 3 }

/** Draws a long buttoned coat over slim trousers. */
export function drawSherwani(w: Wearer): string {
  const gold = w.tone(GOLD)
  const cut = { ...COAT, flare: w.body.half.hip * 1.3, hem: w.body.knee + 2 }
  return (
    drawTrousers(w, paleTrousers(w), w.tone('#8a3b2a'), 0.78) +
    drawSkirt(w, cut) +
    drawHemBand(w, cut, gold, 2.6) +
    drawHemBand(w, cut, gold, 1, 4.5)
  )
}

export function drawSherwaniTorso(w: Wearer): string {
  const { y } = w.body
  const gold = w.tone(GOLD)
  const [left, right] = edges(w, 'neck', 1.4)
  const collar =
    stroke(
      curve([
        [left, y.neck - 1],
        [(left + right) / 2, y.neck + 0.4],
        [right, y.neck - 1],
      ]),
      w.cloth,
      5,
    ) +
    stroke(
      curve([
        [left, y.neck - 3],
        [(left + right) / 2, y.neck - 1.6],
        [right, y.neck - 3],
      ]),
      gold,
      1.2,
    )
  const front =
    w.stance.view === 'front'
      ? line(0, y.neck + 2, 0, y.hip, gold, 2) +
        listOf(7, (i) => circle(0, y.neck + 5 + i * 7, 1.4, lighten(gold, 0.08))).join('')
      : ''
  return volume(w, torso(w, 'shoulder', 'waist', 1.4, 4), w.cloth) + front + collar
}

/** Draws the shoulder cloth of a groom's outfit. */
export function drawStole(w: Wearer): string {
  const { y, half } = w.body
  const red = w.tone('#a3263a')
  const gold = w.tone(GOLD)
  const side = w.stance.view === 'back' ? 1 : -1
  const x = w.stance.view === 'side' ? -3 : side * half.shoulder * 0.55
  const cloth: Point[] = [
    [x - 5, y.shoulder - 3.4],
    [x + 5, y.shoulder - 3],
    [x + 6.5, w.body.knee + 8],
    [x - 5.5, w.body.knee + 6],
  ]
  const fringe = line(x - 5.4, w.body.knee + 3, x + 6.3, w.body.knee + 5, gold, 3)
  return (
    polygon(cloth, red) +
    stroke(curve([cloth[0] as Point, cloth[3] as Point]), gold, 1.4) +
    stroke(curve([cloth[1] as Point, cloth[2] as Point]), gold, 1.4) +
    fringe
  )
}

/** Returns the pale colour of trousers under a long coat. */
export function paleTrousers(w: Wearer): string {
  return mix(w.cloth, w.tone('#f4ead6'), 0.75)
}
