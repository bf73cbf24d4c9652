import { circle, d, ellipse, path, polygon, rect, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'
import { SPAN, scatter } from '../hang.ts'

const PAPER = ['#d9503f', '#f2b544', '#3f8fb8', '#fff1dc'] as const

/** Diamond kites with bows on their tails. */
export const kites = createObject('sky', [10, 3], (brush) => {
  const count = Math.min(14, brush.detail.count ?? 6)
  return scatter(brush, count, [50, 190], SPAN * 0.86)
    .map(([x, y], i) =>
      drawKite(
        brush,
        x,
        y,
        46 - (i % 3) * 9,
        brush.detail.colour ?? (PAPER[i % 4] as string),
        PAPER[(i + 1) % 4] as string,
      ),
    )
    .join('')
})

function drawKite(brush: Brush, x: number, y: number, s: number, colour: string, other: string): string {
  const lean = brush.random.range(-0.3, 0.3)
  const at = (px: number, py: number) => [x + (px - py * lean) * s, y + (py + px * lean) * s] as const
  const [top, right, foot, left, middle] = [at(0, -1), at(0.75, -0.15), at(0, 1.25), at(-0.75, -0.15), at(0, -0.15)]
  const sway = lean > 0 ? -1 : 1
  const [fx, fy] = foot
  const tail = d`M${fx} ${fy}C${fx + sway * s * 0.9} ${fy + s * 0.5} ${fx - sway * s * 0.5} ${fy + s} ${fx + sway * s * 0.5} ${fy + s * 1.7}`
  const bows = repeat(3, (i) => {
    const by = fy + s * (0.42 + i * 0.5)
    const bx = fx + sway * s * ([0.28, 0.08, 0.24][i] as number)
    return path(
      d`M${bx} ${by}L${bx - s * 0.2} ${by - s * 0.12}V${by + s * 0.12}ZM${bx} ${by}L${bx + s * 0.2} ${by - s * 0.12}V${by + s * 0.12}Z`,
      brush.tone(i % 2 ? colour : other),
    )
  })
  return (
    stroke(
      d`M${middle[0]} ${middle[1]}Q${x + sway * 80} ${y + 110} ${x + sway * 90} ${y + 210}`,
      brush.tone('#f4eee6'),
      0.8,
      { opacity: 0.7 },
    ) +
    stroke(tail, brush.tone('#6a5650'), 1.2) +
    bows +
    polygon([top, middle, left], brush.tone(colour, 0.05)) +
    polygon([top, right, middle], brush.tone(other, 0.02)) +
    polygon([left, middle, foot], brush.tone(other, -0.03)) +
    polygon([middle, right, foot], brush.tone(colour, -0.07)) +
    stroke(
      d`M${top[0]} ${top[1]}L${foot[0]} ${foot[1]}M${left[0]} ${left[1]}L${right[0]} ${right[1]}`,
      brush.tone('#7a6152'),
      1.2,
    )
  )
}

/** Falling paper confetti. */
export const confetti = createObject('overhead', [10, 5], (brush) => {
  const colours = [...brush.painter.spec.palette, '#f4d58a']
  return repeat(150, () => {
    const [x, y] = [brush.random.range(-SPAN, SPAN), brush.random.range(0, 640)]
    const colour = brush.tone(brush.detail.colour ?? brush.random.pick(colours), brush.random.range(-0.05, 0.06))
    const turn = { transform: `rotate(${Math.round(brush.random.range(0, 180))} ${Math.round(x)} ${Math.round(y)})` }
    return rect(Math.round(x), Math.round(y), brush.random.range(5, 10), brush.random.range(3, 5), colour, turn)
  })
})

/** Falling grains of rice. */
export const rice = createObject('overhead', [10, 5], (brush) =>
  repeat(150, () => {
    const [x, y] = [brush.random.range(-SPAN, SPAN), brush.random.range(0, 560)]
    const turn = { transform: `rotate(${Math.round(brush.random.range(0, 180))} ${Math.round(x)} ${Math.round(y)})` }
    return ellipse(x, y, 3.4, 1.3, brush.tone('#fffdf2'), turn)
  }),
)

/** A hot-air balloon in the sky. */
export const hotAirBalloon = createObject('sky', [3, 3], (brush) => {
  const count = Math.min(7, brush.detail.count ?? 3)
  const places = [
    [-320, 160, 108],
    [310, 120, 76],
    [110, 70, 44],
    [-150, 70, 28],
    [420, 220, 40],
    [-470, 60, 36],
    [30, 130, 24],
  ] as const
  return places
    .slice(0, count)
    .map(([x, y, r], i) => drawHotAirBalloon(brush, x, y, r, i))
    .join('')
})

function drawHotAirBalloon(brush: Brush, x: number, y: number, r: number, index: number): string {
  const { painter } = brush
  painter.glow(x, y + r * 0.7, r * 1.2, '#ffb45c', painter.light.glow * 0.5)
  const gores = repeat(8, (i) => {
    const [a, b] = [-Math.cos((i / 8) * Math.PI), -Math.cos(((i + 1) / 8) * Math.PI)]
    const side = (t: number) =>
      d`C${x + t * r * 1.05} ${y - r * 0.95} ${x + t * r * 1.25} ${y + r * 0.3} ${x + t * r * 0.26} ${y + r * 1.16}`
    const back = (t: number) => d`C${x + t * r * 1.25} ${y + r * 0.3} ${x + t * r * 1.05} ${y - r * 0.95} ${x} ${y - r}`
    const colour = i % 2 ? '#fff4e2' : brush.paletteColour(index + Math.floor(i / 2))
    return path(
      `${d`M${x} ${y - r}`}${side(a)}${d`L${x + b * r * 0.26} ${y + r * 1.16}`}${back(b)}Z`,
      brush.tone(colour, 0.06 - i * 0.02),
    )
  })
  const basket = d`M${x - r * 0.15} ${y + r * 1.44}H${x + r * 0.15}L${x + r * 0.12} ${y + r * 1.66}H${x - r * 0.12}Z`
  return (
    stroke(
      d`M${x - r * 0.24} ${y + r * 1.16}L${x - r * 0.13} ${y + r * 1.46}M${x + r * 0.24} ${y + r * 1.16}L${x + r * 0.13} ${y + r * 1.46}`,
      brush.tone('#5a463a'),
      r * 0.02,
    ) +
    gores +
    ellipse(x, y + r * 1.16, r * 0.26, r * 0.05, brush.tone('#7a4a3a')) +
    path(basket, brush.across('#9a6d42')) +
    circle(x, y + r * 1.28, r * 0.05, '#ffd27a')
  )
}

/** Folded paper cranes on threads. */
export const paperCranes = createObject('overhead', [10, 2.4], (brush) => {
  const count = Math.min(40, brush.detail.count ?? 24)
  return scatter(brush, count, [50, 220], SPAN * 0.88)
    .map(([x, y], i) => {
      const colour = brush.detail.colour ?? (brush.painter.spec.palette[i % 3] as string)
      const s = 17 + (i % 3) * 3
      const side = i % 2 ? 1 : -1
      return (
        stroke(d`M${x} 0V${y - s * 0.4}`, brush.tone('#fbf6ea'), 0.8, { opacity: 0.7 }) +
        polygon(
          [
            [x - side * s * 0.2, y],
            [x - side * s * 1.3, y - s * 0.5],
            [x - side * s * 0.4, y + s * 0.3],
          ],
          brush.tone(colour, -0.06),
        ) +
        polygon(
          [
            [x + side * s * 0.2, y],
            [x + side * s * 1.1, y - s * 0.8],
            [x + side * s * 1.36, y - s * 0.6],
            [x + side * s * 0.3, y + s * 0.3],
          ],
          brush.tone(colour, -0.02),
        ) +
        polygon(
          [
            [x - s * 0.5, y + s * 0.3],
            [x + s * 0.5, y + s * 0.3],
            [x, y + s * 0.62],
          ],
          brush.tone(colour, -0.09),
        ) +
        polygon(
          [
            [x - s * 0.4, y + s * 0.26],
            [x - side * s * 0.2, y - s * 1.1],
            [x + s * 0.36, y + s * 0.26],
          ],
          brush.tone(colour, 0.06),
        )
      )
    })
    .join('')
})
