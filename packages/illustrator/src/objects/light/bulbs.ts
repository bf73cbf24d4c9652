import { circle, d, ellipse, line, path, rect, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'
import { scatter } from '../hang.ts'

/** Large filament bulbs on cords of different lengths. */
export const edisonBulbs = createObject('overhead', [10, 2], (brush) => {
  const count = Math.min(40, brush.detail.count ?? 17)
  return repeat(count, (i) => {
    const x = ((i + 0.5) / count - 0.5) * 1040
    const y = 30 + ((i * 67) % 110)
    brush.painter.glow(x, y + 16, 50 + brush.painter.light.glow * 30, '#ffb45c', 0.4)
    const glass = d`M${x - 4} ${y}C${x - 5} ${y + 8} ${x - 12} ${y + 12} ${x - 11} ${y + 21}A11 11 0 0 0 ${x + 11} ${y + 21}C${x + 12} ${y + 12} ${x + 5} ${y + 8} ${x + 4} ${y}Z`
    return (
      line(x, 0, x, y - 8, brush.tone('#2c2426'), 1.2) +
      rect(x - 4, y - 9, 8, 10, brush.tone('#8a6a35')) +
      path(glass, '#ffcf85', { opacity: 0.82 }) +
      stroke(
        d`M${x - 3} ${y + 4}L${x - 5} ${y + 22}L${x} ${y + 12}L${x + 5} ${y + 22}L${x + 3} ${y + 4}`,
        '#fff8dc',
        1.3,
      )
    )
  })
})

/** A hanging mirror ball that casts spots of light. */
export const discoBall = createObject('overhead', [1.2, 2], (brush) => {
  const [y, r] = [128, 74]
  const rows = 11
  const tiles = repeat(rows, (row) => {
    const t = ((row + 0.5) / rows) * 2 - 1
    const half = Math.sqrt(1 - t * t) * r
    const columns = Math.max(4, Math.round((half / r) * 14))
    return repeat(columns, (column) => drawTile(brush, column / columns, 1 / columns, y + t * r, half, (2 * r) / rows))
  })
  const spots = scatter(brush, 34, [30, 400]).map(([x, sy]) =>
    ellipse(x, sy, brush.random.range(5, 11), brush.random.range(3, 6), '#ffffff', {
      opacity: 0.2 + brush.painter.light.glow * 0.22,
    }),
  )
  brush.painter.glow(-18, y - 20, 130, '#ffffff', 0.35)
  return (
    spots.join('') +
    line(0, 0, 0, y - r, brush.tone('#8c8890'), 2) +
    rect(-8, y - r - 8, 16, 10, brush.tone('#a9a4ac'), { rx: 2 }) +
    circle(0, y, r, brush.tone('#6b6a78')) +
    tiles +
    circle(-20, y - 22, 5, '#ffffff') +
    stroke(d`M-20 ${y - 42}V${y - 2}M-40 ${y - 22}H0`, '#ffffff', 1.6, { opacity: 0.85 })
  )
})

/** Draws one tile of the mirror ball. Tiles near the sides are narrower, because the surface curves away. */
function drawTile(brush: Brush, from: number, share: number, y: number, half: number, height: number): string {
  const edge = (t: number) => -Math.cos(t * Math.PI) * half
  const [x1, x2] = [edge(from), edge(from + share)]
  const lit = brush.random.next() < 0.12
  const tint = brush.random.pick([brush.paletteColour(0), '#b8c4d8', '#e6e9f2', '#9aa0b4'])
  const shade = 0.12 - from * 0.24 + brush.random.range(-0.09, 0.09)
  return rect(
    x1 + 0.5,
    y - height / 2 + 0.5,
    Math.max(0.6, x2 - x1 - 1),
    height - 1,
    lit ? '#ffffff' : brush.tone(tint, shade),
  )
}

/** Bursts of fireworks. */
export const fireworks = createObject('sky', [10, 3], (brush) => {
  const count = Math.min(9, brush.detail.count ?? 5)
  return repeat(count, (i) => {
    const x = ((i + 0.5) / count - 0.5) * 920
    const y = 52 + ((i * 97) % 64)
    const colours = ['#ffd27a', '#ff8fa8', '#9fd8ff', '#fff2cf', '#c9a2ff']
    return drawBurst(brush, x, y, 70 + ((i * 37) % 50), brush.detail.colour ?? (colours[i % 5] as string))
  })
})

function drawBurst({ painter, random }: Brush, x: number, y: number, r: number, colour: string): string {
  painter.glow(x, y, r * 1.6, colour, 0.5)
  const rays = repeat(28, (i) => {
    const angle = (i / 28) * 2 * Math.PI + random.range(-0.07, 0.07)
    const reach = r * random.range(0.72, 1.08)
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const [ex, ey] = [x + dx * reach, y + dy * reach + r * 0.12]
    return (
      stroke(
        d`M${x + dx * r * 0.18} ${y + dy * r * 0.18}Q${x + dx * reach * 0.7} ${y + dy * reach * 0.7} ${ex} ${ey}`,
        colour,
        1.5,
        { opacity: 0.8 },
      ) + circle(ex, ey, random.range(1.2, 2.6), '#fffbea')
    )
  })
  const inner = repeat(14, () => {
    const angle = random.range(0, 2 * Math.PI)
    const reach = r * random.range(0.2, 0.6)
    return circle(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, 1.4, '#ffffff', { opacity: 0.8 })
  })
  return rays + inner
}

/** A burning sparkler in a pot. */
export const sparklers = createObject(
  'aisle',
  [0.5, 1],
  (brush) => {
    const { random, painter } = brush
    painter.glow(0, -78, 80, '#ffd27a', 0.6)
    const sparks = repeat(30, () => {
      const angle = random.range(0, 2 * Math.PI)
      const reach = random.range(12, 30)
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
      return line(dx * 4, -78 + dy * 4, dx * reach, -78 + dy * reach, random.pick(['#ffd27a', '#fff3c8', '#ffb04a']), 1)
    })
    return (
      brush.shadow(11) +
      brush.cylinder(0, 0, 14, 16, '#b9734c', 18) +
      line(0, -16, 0, -76, brush.tone('#55504e'), 1.6) +
      sparks +
      circle(0, -78, 5, '#fffbe6')
    )
  },
  12,
)

/** Fireflies between the trees. */
export const fireflies = createObject('overhead', [10, 4], (brush) => {
  const flies = scatter(brush, Math.min(60, brush.detail.count ?? 44), [110, 560])
  return flies
    .map(([x, y]) => {
      brush.painter.glow(x, y, brush.random.range(12, 26), '#e9f58a', 0.7)
      return circle(x, y, brush.random.range(1.2, 2.4), '#faffc2')
    })
    .join('')
})
