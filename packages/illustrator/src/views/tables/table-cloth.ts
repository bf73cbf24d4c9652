import { factsOf, type QualityName } from '@vowkit/understanding'
import { lighten } from '../../base/colour.ts'
import { HEIGHT, lerp, type Point, WIDTH } from '../../base/geometry.ts'
import { circle, d, polygon, repeat, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import type { SceneSpec } from '../../spec.ts'

const PATTERNS = ['striped', 'checked', 'polka-dot', 'lace'] as const satisfies readonly QualityName[]
type Pattern = (typeof PATTERNS)[number]
const WHITE = '#fbf7f0'
/** The colours of patterns whose colour the description leaves open. */
const INKS = { striped: '#5f7fa8', checked: '#c0453f', 'polka-dot': '#c0453f' } as const
const COLUMNS = 26

export interface Cloth {
  colour: string
  pattern?: Pattern
  /** The colour of the stripes, the checks or the dots. */
  ink: string
}

/** Returns the tablecloth of a scene. Stripes have the first colour that the description gives to the cloth. */
export function clothOf({ description, linen }: SceneSpec): Cloth {
  const cloth = factsOf(description, 'object').find(({ name }) => name === 'tablecloth')
  const pattern = PATTERNS.find((name) => cloth?.qualities?.includes(name))
  if (!pattern || pattern === 'lace') return { colour: linen, ink: WHITE, ...(pattern && { pattern }) }
  const [ink = INKS[pattern], ground] = factsOf(description, 'colour')
    .filter(({ of }) => of === 'linen')
    .map(({ colour }) => colour)
  return { colour: ground ?? WHITE, pattern, ink }
}

/** Draws the pattern of a cloth on a table top between two y positions. `half` returns half the width of the top at a y position. */
export function drawClothPattern(painter: Painter, [far, near]: Point, half: (y: number) => number): string {
  const { pattern, ink: colour } = clothOf(painter.spec)
  const ink = painter.tone(colour)
  const at = (share: number, y: number) => WIDTH / 2 + lerp(-half(y), half(y), share)
  const columns = (opacity: number) =>
    repeat(COLUMNS, (i) => {
      const [from, to] = [(i + 0.25) / COLUMNS, (i + 0.75) / COLUMNS]
      const stripe: Point[] = [
        [at(from, far), far],
        [at(to, far), far],
        [at(to, near), near],
        [at(to, near), HEIGHT + 10],
        [at(from, near), HEIGHT + 10],
        [at(from, near), near],
      ]
      return polygon(stripe, ink, { opacity })
    })
  switch (pattern) {
    case 'striped':
      return columns(0.85)
    case 'checked':
      return columns(0.5) + drawBands(ink, far, near, half)
    case 'polka-dot':
      return drawDots(ink, far, near, at)
    case 'lace':
      return drawLace(painter, near)
    default:
      return ''
  }
}

function drawBands(ink: string, far: number, near: number, half: (y: number) => number): string {
  const count = 9
  const down = (share: number) => far + (near - far) * share ** 1.3
  return repeat(count, (i) => {
    const [from, to] = [down((i + 0.25) / count), down((i + 0.75) / count)]
    const band: Point[] = [
      [WIDTH / 2 - half(from), from],
      [WIDTH / 2 + half(from), from],
      [WIDTH / 2 + half(to), to],
      [WIDTH / 2 - half(to), to],
    ]
    return polygon(band, ink, { opacity: 0.5 })
  })
}

function drawDots(ink: string, far: number, near: number, at: (share: number, y: number) => number): string {
  return repeat(9, (row) => {
    const y = far + (near - far) * ((row + 0.5) / 9) ** 1.25
    return repeat(COLUMNS, (i) =>
      circle(at((i + (row % 2 ? 0.75 : 0.25)) / COLUMNS, y), y, 5 + row * 0.8, ink, { opacity: 0.8 }),
    )
  })
}

/** Draws scallops along the near edge, with eyelets above them. */
function drawLace(painter: Painter, near: number): string {
  const thread = lighten(painter.tone(painter.spec.linen), 0.08)
  const hole = lighten(painter.tone(painter.spec.linen), -0.16)
  const eyelets = (y: number, radius: number, count: number) =>
    repeat(count, (i) => circle(((i + 0.5) / count) * WIDTH, y, radius, hole, { opacity: 0.5 }))
  const scallops = repeat(34, (i) => scallop(i, near))
  return (
    stroke(scallops, thread, 5) +
    eyelets(near - 20, 4, 60) +
    eyelets(near - 44, 6, 40) +
    eyelets(near + 26, 6, 48) +
    eyelets(near + 44, 4, 70)
  )
}

function scallop(index: number, y: number): string {
  const width = WIDTH / 33
  return d`M${index * width} ${y + 8}q${width / 2} 20 ${width} 0`
}
