import { circle, d, ellipse, line, path, rect, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'
import type { SceneObject } from '../object.ts'
import { drawPiano } from './keys.ts'
import { createPerformer, drawPerformer } from './performer.ts'
import { drawHarp } from './strings.ts'

const violinist = createPerformer({ plays: 'violin' })
const cellist = createPerformer({ plays: 'cello' }, 1.1, 1.4)
const guitarist = createPerformer({ plays: 'guitar', build: 'man', wears: 'suit', colour: '#4a5a6b' })
const saxophonist = createPerformer({ plays: 'saxophone', build: 'man' }, 1.1)
const trumpeter = createPerformer({ plays: 'trumpet', build: 'man' }, 1.4)
const accordionist = createPerformer({ plays: 'accordion', build: 'man', colour: '#5b4a3c' })

/** A singer at a microphone stand. */
const singer = createObject('beside', [1.2, 1.85], (brush) =>
  drawPerformer(brush, { plays: 'microphone', build: 'woman', wears: 'dress', colour: brush.ownColour('#7a2340') }),
)

const drummer = createObject('beside', [2.1, 1.6], (brush) => drawDrummer(brush, 0, 0))

/** Draws a drummer behind a drum kit. */
export function drawDrummer(brush: Brush, x: number, y: number): string {
  const shell = brush.ownColour('#a8333d')
  const cymbal = (cx: number, cy: number) =>
    line(x + cx, y + cy, x + cx, y, brush.tone('#8d8883'), 2) + ellipse(x + cx, y + cy, 24, 5, brush.tone('#e0b855'))
  return (
    brush.shadow(84, x, y) +
    drawPerformer(brush, { plays: 'drumsticks', build: 'man', colour: '#3a3f4d', x, y: y - 8 }) +
    cymbal(-66, -104) +
    cymbal(68, -108) +
    brush.cylinder(x - 46, y, 40, 52, shell) +
    brush.cylinder(x + 48, y, 42, 48, shell) +
    circle(x, y - 30, 31, brush.tone(shell)) +
    circle(x, y - 30, 26, brush.tone('#fbf6ec'))
  )
}

/** A pianist at a grand piano. */
const pianist = createObject(
  'beside',
  [3.4, 1.75],
  (brush) => drawPiano(brush) + drawPerformer(brush, { plays: 'keyboard', x: -158, y: 2 }),
)

/** A harpist who plays a tall harp. */
const harpist = createObject(
  'beside',
  [2, 1.9],
  (brush) =>
    drawPerformer(brush, { plays: 'strings', x: 66, build: 'woman', wears: 'dress', colour: '#c9b7a6', facing: -1 }) +
    drawHarp(brush, -26),
)

/** An organist at a pipe organ. */
const organist = createObject('behind', [3.4, 3.6], (brush) => {
  const wood = brush.ownColour('#6b4630')
  const pipes = repeat(17, (i) => {
    const from = Math.abs(i - 8)
    const top = -330 + (from < 3 ? 20 + from * 16 : 96 - Math.abs(from - 6) * 22)
    const x = -136 + i * 17
    return (
      path(d`M${x - 6.4} ${top}H${x + 6.4}V-150L${x} -136L${x - 6.4} -150Z`, brush.across('#d9c58a', 0.12)) +
      path(d`M${x - 3.4} -164H${x + 3.4}L${x} -154Z`, brush.tone('#4a3a26'))
    )
  })
  const keys = (y: number) =>
    rect(-62, y, 124, 7, brush.tone('#fbf6ea')) +
    repeat(24, (i) => rect(-60 + i * 5, y, 2, i % 7 === 3 ? 0.1 : 4, brush.tone('#241d1c')))
  return (
    brush.shadow(160) +
    rect(-160, -300, 320, 300, brush.down('#4a3022')) +
    pipes +
    rect(-164, -140, 328, 140, brush.down(wood)) +
    repeat(5, (i) => rect(-150 + i * 62, -128, 52, 118, brush.tone(wood, i % 2 ? -0.02 : -0.05), { rx: 3 })) +
    [-166, 166].map((x) => rect(x - 10, -330, 20, 330, brush.across(wood))).join('') +
    stroke('M-166 -330Q-84 -390 0 -350Q84 -390 166 -330', brush.tone(wood, 0.03), 13) +
    rect(-76, -128, 152, 62, brush.down(wood, 0.04), { rx: 3 }) +
    keys(-106) +
    keys(-92) +
    rect(-22, -146, 44, 26, brush.tone('#fbf6ec')) +
    rect(-46, -50, 92, 9, brush.tone('#3c2a20'), { rx: 2 }) +
    stroke('M-40 -42V0M40 -42V0', brush.tone('#3c2a20'), 5) +
    drawPerformer(brush, { plays: 'organ-keys', y: 0, build: 'man' })
  )
})

/** Single performers with their instruments. */
export const SOLOISTS = {
  violinist,
  cellist,
  guitarist,
  harpist,
  pianist,
  organist,
  saxophonist,
  trumpeter,
  accordionist,
  singer,
  drummer,
} as const satisfies Readonly<Record<string, SceneObject>>
