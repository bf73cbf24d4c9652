import { SIDES } from '../../base/geometry.ts'
import { circle, d, group, line, path, place, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'

/** The angle at which the rim and the handle of an umbrella both touch the ground, in degrees. */
const RESTING = 58

/** Open umbrellas that rest on the ground. They stay low, so that they hide no people. */
export const umbrellas = createObject(
  'group',
  [1.3, 0.95],
  (brush) => {
    const colour = brush.ownColour(brush.random.pick([...brush.painter.spec.palette.slice(0, 3), '#f6efe6']))
    const side = brush.random.pick(SIDES)
    const wood = brush.tone('#6b4a35')
    const upright =
      line(0, 0, 0, 70, wood, 2.6) +
      stroke(d`M0 64C0 80 ${side * -13} 80 ${side * -12} 68`, wood, 4.4) +
      drawCanopy(brush, 52, 0, 46, colour, 8) +
      line(0, -46, 0, -54, wood, 3)
    return brush.shadow(58) + group({ transform: place(side * 14, -45, side * RESTING) }, upright)
  },
  4,
)

/** A large open umbrella that the couple at this spot holds above their heads. */
export const heldUmbrella = createObject('beside', [1.8, 2.4], (brush) => {
  const colour = brush.ownColour(brush.painter.spec.palette[0])
  const wood = brush.tone('#6b4a35')
  return line(0, -88, 0, -228, wood, 3) + drawCanopy(brush, 88, -178, 52, colour, 8) + line(0, -229, 0, -237, wood, 3)
})

/** A large garden parasol on a base. */
export const parasols = createObject('beside', [2.6, 2.5], (brush) => {
  const colour = brush.ownColour('#f4ead9')
  const fringe = repeat(27, (i) => {
    const x = -126 + i * 9.7
    return line(x, -176 + Math.abs(i - 13) * 0.3, x, -168 + Math.abs(i - 13) * 0.3, brush.tone(colour, -0.04), 3)
  })
  return (
    brush.shadow(70) +
    brush.cylinder(0, 0, 46, 8, '#8c8580', 42) +
    line(0, -6, 0, -236, brush.tone('#a47b54'), 6) +
    fringe +
    drawCanopy(brush, 126, -178, 58, colour, 8) +
    circle(0, -240, 4, brush.tone('#a47b54'))
  )
})

/** Draws the panels of a canopy. `y` is the position of its lower edge. */
export function drawCanopy(
  brush: Brush,
  half: number,
  y: number,
  rise: number,
  colour: string,
  panels: number,
): string {
  const top = y - rise
  const hemAt = (i: number) => -Math.cos((i / panels) * Math.PI) * half
  const segments = repeat(panels, (i) => {
    const [x1, x2] = [hemAt(i), hemAt(i + 1)]
    const sag = half * 0.09
    const panel = d`M0 ${top}C${x1 * 0.62} ${top + rise * 0.06} ${x1 * 0.96} ${y - rise * 0.5} ${x1} ${y}Q${(x1 + x2) / 2} ${y - sag} ${x2} ${y}C${x2 * 0.96} ${y - rise * 0.5} ${x2 * 0.62} ${top + rise * 0.06} 0 ${top}Z`
    const shade = 0.07 - (i / panels) * 0.15 + (i % 2) * 0.025
    const cloth = brush.is('striped') && i % 2 ? '#fdf8ee' : colour
    return path(panel, brush.tone(cloth, shade))
  })
  const inside = d`M${-half} ${y}Q0 ${y + half * 0.12} ${half} ${y}Q0 ${y - half * 0.16} ${-half} ${y}Z`
  const ribs = SIDES.map((side) =>
    stroke(
      d`M0 ${top}C${side * half * 0.3} ${top + 4} ${side * half * 0.5} ${y - rise * 0.5} ${side * half * 0.38} ${y - 3}`,
      brush.tone(colour, -0.14),
      0.8,
    ),
  ).join('')
  const whole = path(inside, brush.tone(colour, -0.2)) + segments + ribs
  if (brush.is('polka-dot')) return whole + drawDots(brush, half, y, rise)
  if (brush.is('lace')) return group({ opacity: 0.82 }, whole) + drawLaceEdge(brush, half, y)
  return brush.is('transparent') ? drawClearCanopy(brush, whole, half, y, rise) : whole
}

function drawDots(brush: Brush, half: number, y: number, rise: number): string {
  return repeat(3, (row) =>
    repeat(7 - row * 2, (i) => {
      const reach = half * (0.8 - row * 0.24)
      const x = -reach + (i * reach * 2) / (6 - row * 2)
      return circle(x, y - rise * (0.24 + row * 0.26), half * 0.045, brush.tone('#fffaf0'))
    }),
  )
}

function drawLaceEdge(brush: Brush, half: number, y: number): string {
  return repeat(19, (i) => {
    const x = -half + (i * half) / 9
    return (
      circle(x, y + 1 - Math.abs(i - 9) * 0.1, half * 0.05, brush.tone('#fffaf0')) +
      circle(x, y + 1, half * 0.02, brush.tone('#d9cdb8'))
    )
  })
}

/** Draws a clear canopy, through which the people under it are visible. */
function drawClearCanopy(brush: Brush, whole: string, half: number, y: number, rise: number): string {
  const dome = d`M${-half} ${y}C${-half * 0.96} ${y - rise * 0.9} ${-half * 0.5} ${y - rise} 0 ${y - rise}C${half * 0.5} ${y - rise} ${half * 0.96} ${y - rise * 0.9} ${half} ${y}`
  return (
    path(`${dome}Q0 ${y + half * 0.16} ${-half} ${y}Z`, '#ffffff', { opacity: 0.16 }) +
    group({ opacity: 0.2 }, whole) +
    repeat(5, (i) =>
      stroke(
        d`M0 ${y - rise}Q${(i - 2) * half * 0.46} ${y - rise * 0.9} ${(i - 2) * half * 0.48} ${y}`,
        '#ffffff',
        0.9,
        {
          opacity: 0.6,
        },
      ),
    ) +
    stroke(d`M${-half} ${y}Q0 ${y + half * 0.16} ${half} ${y}`, '#ffffff', 1.1, { opacity: 0.75 }) +
    stroke(dome, brush.tone('#ffffff'), half * 0.02) +
    stroke(
      d`M${-half * 0.62} ${y - rise * 0.5}Q${-half * 0.5} ${y - rise * 0.82} ${-half * 0.16} ${y - rise * 0.92}`,
      '#ffffff',
      half * 0.035,
      { opacity: 0.8 },
    )
  )
}
