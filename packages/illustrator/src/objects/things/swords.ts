import { line, path } from '../../base/svg.ts'
import { BODIES } from '../../figures/body.ts'
import { placePerson } from '../../figures/draw-figure.ts'
import type { Figure } from '../../figures/figure.ts'
import type { Stance } from '../../figures/wearer.ts'
import { type Brush, createObject } from '../brush.ts'

const PAIRS = [
  { x: 150, y: -26 },
  { x: 168, y: 8 },
] as const

/** Two pairs of officers who cross their swords above the aisle. */
export const swordArch = createObject('ground', [4, 2.7], (brush) =>
  PAIRS.map(({ x, y }) => drawOfficer(brush, -x, y, 1) + drawOfficer(brush, x, y, -1)).join(''),
)

function drawOfficer(brush: Brush, x: number, y: number, facing: 1 | -1): string {
  const body = BODIES.man
  const figure: Figure = {
    build: 'man',
    wears: 'uniform',
    colour: brush.ownColour('#22304f'),
    skin: facing > 0 ? '#e6b48c' : '#9c6542',
    hair: '#2b1d1a',
    hairstyle: 'short',
    extras: [],
  }
  const stance: Stance = {
    view: 'side',
    busy: true,
    tilt: -5,
    hands: [
      [30, body.y.shoulder - 22],
      [4, body.y.hip + 4],
    ],
    hidden: [false, false],
  }
  const hand = [x + facing * 30, y + body.y.shoulder - 22] as const
  const tip = [x + facing * (Math.abs(x) - 8), hand[1] - 74] as const
  return (
    placePerson(brush.painter, { x, y, unit: 100, depth: brush.depth }, { figure, stance, facing }) +
    line(hand[0], hand[1], tip[0], tip[1], brush.tone('#d9dde2'), 3) +
    path(
      `M${hand[0] - 6} ${hand[1] - 5}L${hand[0] + 6} ${hand[1] + 3}L${hand[0] + 3} ${hand[1] + 7}L${hand[0] - 8} ${hand[1]}Z`,
      brush.tone('#e0b855'),
    )
  )
}
