import { factsOf, type ObjectName } from '@vowkit/understanding'
import { lighten } from '../base/colour.ts'
import { CENTRE, HEIGHT } from '../base/geometry.ts'
import { d, ellipse, group, line, path, repeat, ring, stroke } from '../base/svg.ts'
import { WITH_RINGS } from '../compose/table-facts.ts'
import { SHADOW } from '../painter/filters.ts'
import type { Painter } from '../painter/painter.ts'

const PAPER = '#f6ecd6'
const LEATHER = '#7a4630'
const MOSS = '#76884a'
const SHELL = '#f0d3c2'
const BARK = '#7d5a3c'

type DrawSurface = (painter: Painter) => string

/** Draws an open old book. */
function drawBook(painter: Painter): string {
  const [paper, leather] = [painter.tone(PAPER), painter.tone(LEATHER)]
  const [top, low] = [HEIGHT * 0.46, HEIGHT * 0.8]
  const cover = d`M${CENTRE - 560} ${low + 26}L${CENTRE - 480} ${top - 10}H${CENTRE + 480}L${CENTRE + 560} ${low + 26}Q${CENTRE} ${low + 60} ${CENTRE - 560} ${low + 26}Z`
  const page = (side: number) =>
    path(
      d`M${CENTRE} ${top + 24}Q${CENTRE + side * 230} ${top - 44} ${CENTRE + side * 462} ${top}L${CENTRE + side * 536} ${low}Q${CENTRE + side * 270} ${low - 36} ${CENTRE} ${low + 34}Z`,
      painter.gradient(lighten(paper, side < 0 ? 0.02 : 0), lighten(paper, -0.06)),
    )
  const lines = repeat(9, (i) => {
    const t = (i + 1) / 10.5
    const y = top + 22 + (low - top - 30) * t
    const reach = 420 + 76 * t
    return [-1, 1]
      .map((side) =>
        stroke(
          d`M${CENTRE + side * 50} ${y + 10}Q${CENTRE + side * 240} ${y - 34} ${CENTRE + side * reach} ${y - 14}`,
          lighten(paper, -0.22),
          3.4,
          { opacity: 0.55 },
        ),
      )
      .join('')
  })
  return (
    path(cover, painter.gradient(lighten(leather, 0.04), lighten(leather, -0.06))) +
    page(-1) +
    page(1) +
    lines +
    line(CENTRE, top + 24, CENTRE, low + 34, lighten(paper, -0.2), 4)
  )
}

/** Draws a cushion of moss. */
function drawMossBed(painter: Painter): string {
  const { random } = painter
  const green = painter.tone(MOSS)
  return (
    ellipse(CENTRE, HEIGHT * 0.68, 470, 170, lighten(green, -0.1)) +
    repeat(150, (i) => {
      const angle = i * 2.399
      const reach = Math.sqrt((i + 1) / 150)
      const [x, y] = [CENTRE + Math.cos(angle) * 450 * reach, HEIGHT * 0.66 + Math.sin(angle) * 150 * reach]
      const size = random.range(24, 48)
      return ellipse(x, y, size, size * 0.72, lighten(green, random.range(-0.07, 0.09)))
    })
  )
}

/** Draws a large open shell. */
function drawShellBed(painter: Painter): string {
  const shell = painter.tone(SHELL)
  const [x, y] = [CENTRE, HEIGHT * 0.84]
  const fan = d`M${x} ${y}C${x - 220} ${y - 20} ${x - 470} ${y - 170} ${x - 420} ${y - 330}Q${x - 330} ${y - 420} ${x - 250} ${y - 400}Q${x - 130} ${y - 470} ${x} ${y - 430}Q${x + 130} ${y - 470} ${x + 250} ${y - 400}Q${x + 330} ${y - 420} ${x + 420} ${y - 330}C${x + 470} ${y - 170} ${x + 220} ${y - 20} ${x} ${y}Z`
  const ribs = repeat(9, (i) => {
    const across = (i - 4) / 4
    return stroke(
      d`M${x} ${y - 10}Q${x + across * 260} ${y - 190} ${x + across * 370} ${y - 400 + Math.abs(across) * 60}`,
      lighten(shell, -0.12),
      7,
      { opacity: 0.6 },
    )
  })
  return path(fan, painter.gradient(lighten(shell, 0.05), lighten(shell, -0.07))) + ribs
}

/** Draws a slice of a tree trunk with growth rings. */
function drawWoodSlice(painter: Painter): string {
  const bark = painter.tone(BARK)
  const wood = lighten(bark, 0.24)
  const y = HEIGHT * 0.68
  return (
    ellipse(CENTRE, y + 34, 480, 176, lighten(bark, -0.06)) +
    ellipse(CENTRE, y, 480, 170, bark) +
    ellipse(CENTRE, y, 456, 158, wood) +
    repeat(7, (i) =>
      ellipse(CENTRE + 14, y, 410 - i * 56, 140 - i * 19, 'none', { stroke: lighten(wood, -0.08), 'stroke-width': 4 }),
    )
  )
}

const SURFACES: Readonly<Partial<Record<ObjectName, DrawSurface>>> = {
  books: drawBook,
  'guest-book': drawBook,
  moss: drawMossBed,
  shells: drawShellBed,
  'tree-stump': drawWoodSlice,
  driftwood: drawWoodSlice,
}

/** Draws the rings on what the description puts them on. Returns `undefined` if it names nothing of this kind. */
export function drawRingsOnSurface(painter: Painter): string | undefined {
  const objects = factsOf(painter.spec.description, 'object')
  const surface = objects.map(({ name }) => (WITH_RINGS.includes(name) ? SURFACES[name] : undefined)).find(Boolean)
  return surface && group({ filter: SHADOW }, surface(painter)) + drawLyingRings(painter)
}

/** Draws two rings that lie next to one another, seen from above at an angle. */
function drawLyingRings(painter: Painter): string {
  const { metal } = painter.spec
  const lying = (x: number, y: number, radius: number, colour: string) => {
    const gold = painter.tone(colour)
    return group(
      { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(1 0.52)` },
      ring(0, 12, radius, lighten(gold, -0.2), 26) +
        ring(0, 0, radius, gold, 22) +
        ring(-2, -7, radius, lighten(gold, 0.12), 7),
    )
  }
  const y = HEIGHT * 0.63
  return lying(CENTRE - 62, y, 104, metal) + lying(CENTRE + 88, y + 34, 92, lighten(metal, 0.06))
}
