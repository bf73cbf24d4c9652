import { lighten } from '../../base/colour.ts'
import { circle, d, ellipse, group, path, place } from '../../base/svg.ts'
import type { Figure } from '../../figures/index.ts'
import type { Painter } from '../../painter/painter.ts'
import { withShadow } from './plan.ts'

const GOWNS: readonly string[] = ['dress', 'ballgown', 'lehenga', 'sari', 'hanbok', 'kimono', 'caftan', 'abaya']

export interface PlanPerson {
  x: number
  y: number
  figure: Figure
  /** The direction in which the person looks in degrees: 0 is up, 90 is right. */
  facing?: number
  isSeated?: boolean
}

/** Draws a person from straight above: shoulders, head and hair. A long dress spreads on the ground behind. */
export function drawPlanPerson(painter: Painter, { x, y, figure, facing = 0, isSeated = false }: PlanPerson): string {
  const cloth = painter.tone(figure.colour)
  const hair = figure.hairstyle === 'bald' ? painter.tone(figure.skin) : painter.tone(figure.hair)
  const size = figure.build === 'child' ? 0.7 : 1
  const isGown = !isSeated && GOWNS.includes(figure.wears) && figure.build !== 'man'
  const hasVeil = figure.extras.includes('veil')
  const body = (fill?: string) =>
    (isGown ? ellipse(0, 11, 21, 24, fill ?? lighten(cloth, -0.03)) : '') + ellipse(0, 0, 20, 10, fill ?? cloth)
  const skin = painter.tone(figure.skin)
  const arms = ellipse(-16, -5, 5, 9, skin) + ellipse(16, -5, 5, 9, skin)
  const veil = hasVeil
    ? path(d`M-9 2C-20 34 -16 52 0 54C16 52 20 34 9 2Z`, painter.tone('#ffffff'), { opacity: 0.55 })
    : ''
  const head = circle(0, -2, 9, hair) + circle(-2, -4, 3.5, lighten(hair, 0.07), { opacity: 0.7 })
  const person = withShadow(painter, 0.7, body, facing) + arms + ellipse(0, 0, 20, 10, cloth) + veil + head
  return painter.mark(`figure:${figure.build}`, group({ transform: place(x, y, facing, size) }, person))
}
