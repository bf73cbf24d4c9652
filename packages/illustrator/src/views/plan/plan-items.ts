import type { ObjectName } from '@vowkit/understanding'
import { lighten } from '../../base/colour.ts'
import { circle, ellipse, rect, turn } from '../../base/svg.ts'
import { drawCluster } from '../../flora/cluster.ts'
import type { Painter } from '../../painter/painter.ts'
import { waxOf } from '../../props/candle.ts'

const FLAME = '#ffd79a'
/** The colours of fruit, by name. */
const FRUIT: Readonly<Partial<Record<ObjectName, readonly string[]>>> = {
  citrus: ['#f3ca3e', '#f7d75a'],
  oranges: ['#f0953a', '#ee8528'],
  figs: ['#5a3254', '#7d3f57'],
  grapes: ['#5a2f55', '#8ea354'],
  pomegranates: ['#b23a3f', '#c9584a'],
  pears: ['#c9c45a', '#bcbb55'],
  berries: ['#b3243c', '#4a2a56'],
  fruit: ['#b8303a', '#f0953a', '#c9c45a', '#5a3254'],
}
const LIGHTS: readonly ObjectName[] = ['candles', 'tea-lights', 'floating-candles']
const OTHERS: readonly ObjectName[] = ['vases', 'lanterns', 'bread', 'books', 'bottles']

/** Whether an item is recognizable on a table from straight above. */
export function isSeenFromAbove(name: ObjectName): boolean {
  return name in FRUIT || LIGHTS.includes(name) || OTHERS.includes(name)
}

type DrawPlanItem = (
  painter: Painter,
  name: ObjectName,
  at: readonly [x: number, y: number],
  index: number,
  colour?: string,
) => string

/** Draws an item on a table from straight above. Lengths are in pixels at the scale of the plan. */
export const drawPlanItem: DrawPlanItem = (painter, name, ...rest) =>
  painter.mark(`object:${name}`, drawItem(painter, name, ...rest))

const drawItem: DrawPlanItem = (painter, name, [x, y], index, colour) => {
  const skins = FRUIT[name]
  if (skins) return drawFruit(painter, x, y, colour ?? (skins[index % skins.length] as string), index)
  if (LIGHTS.includes(name)) return drawPlanFlame(painter, x, y)
  switch (name) {
    case 'vases':
      return drawCluster(painter, x, y, 11, { count: 5, sprays: 4 })
    case 'lanterns':
      return rect(x - 9, y - 9, 18, 18, painter.tone('#4a3c36'), { rx: 2 }) + drawPlanFlame(painter, x, y)
    case 'bread':
      return (
        ellipse(x, y, 15, 7, painter.tone('#b9803f')) +
        ellipse(x, y - 1.5, 12, 4.4, lighten(painter.tone('#b9803f'), 0.06))
      )
    case 'books':
      return rect(x - 11, y - 8, 22, 16, painter.tone(colour ?? '#7a2f3a'), {
        rx: 1,
        transform: turn(index * 17, x, y),
      })
    case 'bottles':
      return circle(x, y, 5, painter.tone(colour ?? '#2f4a38')) + circle(x, y, 2, painter.tone('#d2a84f'))
    default:
      return ''
  }
}

function drawFruit(painter: Painter, x: number, y: number, skin: string, index: number): string {
  const colour = painter.tone(skin)
  const leaf =
    index % 2 ? ellipse(x + 6, y - 3, 5, 2, painter.tone('#5f7f45'), { transform: turn(-30, x + 6, y - 3) }) : ''
  return (
    ellipse(x + 2, y + 3, 7, 5.4, '#241a2c', { opacity: 0.2 }) +
    ellipse(x, y, 7.4, 6, colour, { transform: turn(index * 40, x, y) }) +
    circle(x - 2, y - 2, 2.2, lighten(colour, 0.1)) +
    leaf
  )
}

export function drawPlanFlame(painter: Painter, x: number, y: number): string {
  painter.glow(x, y, 18 + painter.light.glow * 16, FLAME, 0.3 + painter.light.glow * 0.3)
  return circle(x, y, 4.4, painter.tone(waxOf(painter))) + circle(x, y, 2, FLAME)
}
