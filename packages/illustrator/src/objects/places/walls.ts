import { listOf, SIDES } from '../../base/geometry.ts'
import { circle, d, ellipse, line, path, rect, repeat, ring, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'
import { drawStones } from './masonry.ts'

const FIELDSTONE = ['#a39a8e', '#8f877d', '#b5ab9c', '#988b7c'] as const
const IRON = '#2e2b30'

/** A length of white picket fence with climbing flowers. */
export const fence = createObject(
  'behind',
  [3, 1.15],
  (brush) => {
    const paint = brush.ownColour('#f4f1ea')
    const rails = [-34, -76].map((y) => rect(-168, y, 336, 9, brush.tone(paint, -0.09)))
    const pickets = repeat(17, (i) => {
      const x = -160 + i * 20
      const top = -100 - Math.abs(Math.sin((i / 8) * Math.PI)) * 12
      return (
        path(d`M${x - 6.5} 0V${top}L${x} ${top - 10}L${x + 6.5} ${top}V0Z`, brush.tone(paint, 0)) +
        rect(x + 2.5, top, 4, -top, brush.tone(paint, -0.07))
      )
    })
    const posies = [-110, 40, 120].map((x) => brush.flowers(x, -20, 26, { squash: 0.8, count: 7 }))
    return brush.shadow(160) + rails.join('') + pickets + posies.join('')
  },
  4,
)

/** A length of dry-stone wall with ivy. */
export const stoneWall = createObject(
  'behind',
  [3.2, 1.1],
  (brush) => {
    const wall = drawStones(brush, { left: -176, top: -92, width: 352, height: 92, row: 18, colours: FIELDSTONE })
    const caps = repeat(12, (i) => {
      const x = -176 + i * 29.4
      return rect(x, -106, 28, 15, brush.tone(brush.random.pick(FIELDSTONE), brush.random.range(0.03, 0.09)), { rx: 5 })
    })
    const ivy = [-150, -128, -96, 118, 146].map((x) => brush.foliage(x, -brush.random.range(60, 104), 22, '#587346'))
    return brush.shadow(178) + wall + caps + ivy.join('')
  },
  4,
)

/** An open wrought-iron gate between stone pillars. */
export const gate = createObject('behind', [3.6, 3], (brush) => {
  const pillars = SIDES.map((side) => {
    const x = side * 150
    const stones = { left: x - 26, top: -212, width: 52, height: 212, row: 24, colours: FIELDSTONE }
    return (
      brush.shadow(38, x) +
      drawStones(brush, stones) +
      rect(x + 10, -212, 16, 212, '#1b1420', { opacity: 0.16 }) +
      brush.box(x, -212, 66, 14, '#b5ab9c', 18) +
      brush.ball(x, -246, 20, '#b5ab9c') +
      brush.flowers(x - side * 4, -14, 32, { squash: 0.7, count: 8 })
    )
  })
  return brush.shadow(150) + SIDES.map((side) => drawGateLeaf(brush, side)).join('') + pillars.join('')
})

/** Draws one half of the gate: bars under a curve that rises towards the middle, with rings and spearheads. */
function drawGateLeaf(brush: Brush, side: number): string {
  const iron = brush.tone(IRON)
  const topAt = (t: number) => -190 - Math.sin(t * Math.PI * 0.5) * 70
  const at = (t: number) => side * (122 - t * 118)
  const bars = listOf(9, (i) => {
    const t = i / 8
    const [x, top] = [at(t), topAt(t)]
    return line(x, -4, x, top - 10, iron, i % 8 === 0 ? 6 : 3.2) + ellipse(x, top - 16, 3.4, 8, brush.tone('#c9a04e'))
  })
  const rail = (y: number) => line(at(0), y, at(1), y, iron, 5)
  const arch = listOf(13, (i) => `${i ? 'L' : 'M'}${Math.round(at(i / 12))} ${Math.round(topAt(i / 12))}`).join('')
  const rings = repeat(
    4,
    (i) => ring(at((i * 2 + 1) / 8), -104, 11, iron, 2.6) + circle(at((i * 2 + 1) / 8), -104, 4, brush.tone('#c9a04e')),
  )
  return bars.join('') + rail(-8) + rail(-90) + rail(-118) + rings + stroke(arch, iron, 5)
}

/** Wide stone steps with balustrades and urns. */
export const staircase = createObject('behind', [5, 2.6], (brush) => {
  const steps = repeat(9, (i) => {
    const half = 178 - i * 7
    const y = -i * 17
    return (
      rect(-half, y - 13, half * 2, 13, brush.down('#d3cabd', 0.05)) +
      rect(-half - 3, y - 17, half * 2 + 6, 5, brush.tone('#eae3d8', 0.03))
    )
  })
  return brush.shadow(240) + SIDES.map((side) => drawBalustrade(brush, side)).join('') + steps
})

function drawBalustrade(brush: Brush, side: number): string {
  const stone = '#dcd4c8'
  const rise = (t: number) => -t * 152
  const x = (t: number) => side * (206 - t * 62)
  const skirt = d`M${x(0) - side * 12} 0L${x(0) + side * 20} 0L${x(1) + side * 14} -152L${x(1) - side * 34} -152Z`
  const balusters = repeat(7, (i) => {
    const t = (i + 0.5) / 7
    const scale = 1 - t * 0.25
    return (
      ellipse(x(t), rise(t) - 32 * scale, 6.5 * scale, 15 * scale, brush.tone(stone, side < 0 ? 0 : -0.06)) +
      rect(x(t) - 3.5, rise(t) - 60 * scale, 7, 60 * scale, brush.tone(stone, -0.04))
    )
  })
  const handrail = stroke(d`M${x(0)} -66L${x(1)} ${-152 - 50}`, brush.tone(stone, 0.05), 11)
  return (
    path(skirt, brush.tone(stone, -0.1)) +
    brush.box(x(1), -152, 26, 62, stone, 10) +
    balusters +
    handrail +
    brush.box(x(0), 0, 40, 82, stone, 16) +
    brush.flowers(x(0), -104, 32, { squash: 0.85 })
  )
}
