import { rect, repeat } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'
import { drawWords } from '../words/draw-words.ts'

const WIDTH = 210
const TOP = -225
const LEAF = '#4f6b48'

/** Glowing words on a wall of leaves. */
export const neonSign = createObject('beside', [2.2, 2.3], (brush) => {
  const glow = brush.ownColour('#ff7fb0')
  return brush.shadow(WIDTH / 2) + drawLeafWall(brush) + drawNeon(brush, glow)
})

function drawLeafWall(brush: Brush): string {
  const posts = [-1, 1].map((side) => rect(side * (WIDTH / 2 - 6) - 4, -60, 8, 60, brush.across('#3b2f2c'))).join('')
  const wall = rect(-WIDTH / 2, TOP, WIDTH, -TOP - 22, brush.down('#47623f'), { rx: 8 })
  const tufts = repeat(42, (i) => {
    const [column, row] = [i % 7, Math.floor(i / 7)]
    const x = (column - 3) * 31 + brush.random.range(-6, 6)
    return brush.foliage(x, TOP + 14 + row * 34 + brush.random.range(-6, 6), 27, LEAF)
  })
  return posts + wall + tufts
}

function drawNeon({ painter, detail }: Brush, glow: string): string {
  return drawWords(painter, detail.text ?? 'love', {
    x: 0,
    y: TOP + 92,
    width: WIDTH * 0.78,
    height: 105,
    colour: '#fff4fa',
    glow,
    weight: 0.075,
    slant: 0.2,
  })
}
