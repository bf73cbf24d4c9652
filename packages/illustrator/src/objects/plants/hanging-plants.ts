import { listOf } from '../../base/geometry.ts'
import { leafMark } from '../../base/marks.ts'
import { d, group, line, path, place, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'

const USUAL = 7
const MOST = 10
const SCALE = 1.75
const GREENS = ['#4f7a4a', '#6b8f5c', '#7d9a58', '#5d8466'] as const

/** Baskets of trailing plants that hang from ropes. */
export const hangingPlants = createObject('overhead', [10, 2], (brush) => {
  const count = Math.min(MOST, brush.detail.count ?? USUAL)
  return listOf(count, (i) => {
    const x = ((i + 0.5) / count - 0.5) * 1000 + brush.random.range(-20, 20)
    const middle = 1 - Math.abs(x) / 500
    const y = brush.random.range(70, 130) - middle * 34
    return group({ transform: place(x, 0, 0, SCALE) }, drawBasket(brush, 0, y / SCALE))
  }).join('')
})

function drawBasket(brush: Brush, x: number, y: number): string {
  const rope = brush.tone('#d8c6a4')
  const ropes = [-19, 19, 0].map((end) => line(x, y - 46, x + end, y, rope, 1.4)).join('')
  const bowl = d`M${x - 21} ${y}C${x - 20} ${y + 24} ${x - 8} ${y + 29} ${x} ${y + 29}C${x + 8} ${y + 29} ${x + 20} ${y + 24} ${x + 21} ${y}Z`
  const weave = repeat(3, (i) => {
    const half = 19 - i * 3
    const row = y + 7 + i * 7
    return stroke(d`M${x - half} ${row}Q${x} ${row + 5} ${x + half} ${row}`, brush.tone('#86613d'), 1.4)
  })
  return (
    line(x, 0, x, y - 46, rope, 1.6) +
    ropes +
    repeat(4, (i) => drawVine(brush, x + (i - 1.5) * 11, y, i - 1.5)) +
    path(bowl, brush.across('#b08a5a')) +
    weave +
    brush.foliage(x - 11, y - 8, 16, brush.random.pick(GREENS)) +
    brush.foliage(x + 11, y - 8, 16, brush.random.pick(GREENS)) +
    brush.foliage(x, y - 15, 17, brush.random.pick(GREENS)) +
    drawVine(brush, x - 15, y + 2, -0.4) +
    drawVine(brush, x + 16, y + 2, 0.4)
  )
}

/** Draws a trailing stem with leaves on both sides. */
function drawVine(brush: Brush, x: number, y: number, lean: number): string {
  const { random } = brush
  const length = random.range(34, 72)
  const sway = random.range(3, 7)
  const leaves = repeat(Math.round(length / 3.6), (i) => {
    const drop = i * 3.6
    const px = x + lean * 10 * (drop / length) + Math.sin(drop * 0.12) * sway
    return leafMark([px + (i % 2 ? 3 : -3), y + drop + 3], 8.6, 2.6, i % 2 ? 52 : 128)
  })
  return path(leaves, brush.tone(random.pick(GREENS), random.range(-0.05, 0.05)))
}
