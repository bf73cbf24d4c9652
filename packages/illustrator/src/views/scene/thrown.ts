import { factsOf, type ObjectName } from '@vowkit/understanding'
import { lighten } from '../../base/colour.ts'
import { circle, ellipse, rect, repeat, ring, turn } from '../../base/svg.ts'
import { namesAction } from '../../compose/moments.ts'
import type { Painter } from '../../painter/painter.ts'
import { type GroundPoint, project } from '../../stage/camera.ts'
import type { Stage } from '../../stage/stage.ts'

/** How far small things fly around the couple, in metres. */
const REACH = { aside: 2.3, high: 2.75 }
const RICE = '#fffdf2'
const BILLS = ['#7fa67c', '#9cbf94', '#6f9a78'] as const

interface Thing {
  count: number
  draw(painter: Painter, x: number, y: number, unit: number): string
}

const THINGS = {
  petals: { count: 120, draw: drawPetal },
  confetti: { count: 190, draw: drawScrap },
  rice: { count: 260, draw: drawGrain },
  money: { count: 46, draw: drawBill },
  bubbles: { count: 34, draw: drawBubble },
} as const satisfies Readonly<Record<string, Thing>>
type ThingName = keyof typeof THINGS

const THROWN: readonly (ObjectName & ThingName)[] = ['petals', 'confetti', 'rice']

/** Returns what flies around the couple: what the description names, or the petals of its flowers. */
function thrownThings({ spec: { description } }: Painter): ThingName[] {
  const named = factsOf(description, 'object').map(({ name }) => name)
  const thrown = THROWN.filter((name) => named.includes(name))
  const flowers = factsOf(description, 'flower').length > 0 ? (['petals'] as const) : []
  return [
    ...(namesAction(description, 'throw') ? (thrown.length > 0 ? thrown : flowers) : []),
    ...(namesAction(description, 'money-spray') ? (['money'] as const) : []),
    ...(namesAction(description, 'blow-bubbles') ? (['bubbles'] as const) : []),
  ]
}

/** Draws the small things that guests throw over the couple, in front of the people. */
export function drawThrown({ painter, camera }: Stage, centre: GroundPoint): string {
  return thrownThings(painter)
    .map((name) => {
      const { count, draw } = THINGS[name]
      const thrown = painter.paint(() =>
        painter.layer(`thrown-${name}`, () =>
          repeat(count, () => {
            const { random } = painter
            const aside = (random.next() + random.next() - 1) * REACH.aside
            const height = REACH.high * (1 - random.next() ** 1.7 * 0.95)
            const away = centre.away + random.range(-0.9, 0.7)
            const { x, y, unit } = project(camera, { right: centre.right + aside, away }, height)
            return draw(painter, x, y, unit)
          }),
        ),
      )
      return painter.mark(`object:${name}`, thrown)
    })
    .join('')
}

function drawPetal(painter: Painter, x: number, y: number, unit: number): string {
  const { random, spec } = painter
  const size = unit * random.range(0.018, 0.034)
  const colour = lighten(painter.tone(random.pick(spec.florals.colors)), random.range(-0.05, 0.05))
  return ellipse(x, y, size, size * 0.55, colour, { transform: turn(random.range(0, 180), x, y), opacity: 0.95 })
}

function drawScrap(painter: Painter, x: number, y: number, unit: number): string {
  const { random, spec } = painter
  const colour = lighten(painter.tone(random.pick([...spec.palette, '#f4d58a'])), random.range(-0.06, 0.06))
  const size = unit * random.range(0.02, 0.034)
  return rect(x, y, size, size * 0.6, colour, { transform: turn(random.range(0, 180), x, y) })
}

function drawGrain(painter: Painter, x: number, y: number, unit: number): string {
  const { random } = painter
  const size = unit * random.range(0.011, 0.017)
  return ellipse(x, y, size, size * 0.4, painter.tone(RICE), { transform: turn(random.range(0, 180), x, y) })
}

function drawBill(painter: Painter, x: number, y: number, unit: number): string {
  const { random } = painter
  const [width, transform] = [unit * random.range(0.1, 0.14), turn(random.range(0, 180), x, y)]
  const colour = painter.tone(random.pick(BILLS))
  return (
    rect(x - width / 2, y - width * 0.24, width, width * 0.48, colour, { transform }) +
    circle(x, y, width * 0.13, lighten(colour, 0.12))
  )
}

function drawBubble({ random }: Painter, x: number, y: number, unit: number): string {
  const radius = unit * random.range(0.025, 0.07)
  return (
    circle(x, y, radius, '#ffffff', { opacity: 0.2 }) +
    ring(x, y, radius, random.pick(['#bfe6f2', '#f2c6e0', '#f6ecc0']), Math.max(1, radius * 0.1)) +
    ellipse(x - radius * 0.36, y - radius * 0.42, radius * 0.24, radius * 0.14, '#ffffff', { opacity: 0.85 })
  )
}
