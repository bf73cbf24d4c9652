import { lighten, mix } from '../base/colour.ts'
import { d, group, line, path, place, rect, repeat, stroke, tag } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'
import type { ChairName } from '../spec.ts'

const WIDTH = 44
const HEIGHT = 92
const HALF = WIDTH / 2
const FRAME = 4.4
const CUSHION = '#fff6ea'

const COLOURS: Readonly<Record<Exclude<ChairName, 'velvet' | 'none'>, string>> = {
  cross: '#b98a5e',
  chiavari: '#cfae6d',
  white: '#f3efe9',
  ghost: '#dfe9ee',
  black: '#2d2730',
}

/** Draws a chair from behind, with its feet at (x, y). Scale 1 is 92 px high. */
export function drawChair(painter: Painter, x: number, y: number, scale: number): string {
  const kind = painter.spec.chair
  if (kind === 'none') return ''
  const colour = painter.tone(kind === 'velvet' ? painter.spec.palette[0] : COLOURS[kind])
  const id = `chair-${kind}-${colour.slice(1)}`
  painter.define(id, () => group({ id }, drawLegs(colour) + drawSeat(painter, kind, colour) + drawBack(kind, colour)))
  return tag('use', { href: `#${id}`, transform: place(x, y, 0, scale) })
}

function drawLegs(colour: string): string {
  const leg = lighten(colour, -0.1)
  const seat = -HEIGHT * 0.45
  return (
    line(-WIDTH * 0.42, 0, -WIDTH * 0.4, seat, leg, 4) +
    line(WIDTH * 0.42, 0, WIDTH * 0.4, seat, leg, 4) +
    line(-WIDTH * 0.3, -6, -WIDTH * 0.32, seat, leg, 3) +
    line(WIDTH * 0.3, -6, WIDTH * 0.32, seat, leg, 3)
  )
}

function drawSeat(painter: Painter, kind: ChairName, colour: string): string {
  const cushion = mix(colour, painter.tone(CUSHION), kind === 'ghost' ? 0 : 0.35)
  return rect(-WIDTH * 0.48, -HEIGHT * 0.5, WIDTH * 0.96, HEIGHT * 0.09, cushion, { rx: 3 })
}

function drawBack(kind: ChairName, colour: string): string {
  if (kind === 'ghost') {
    return drawShell(colour, 0.45) + stroke(SHELL_EDGE, lighten(colour, 0.08), 2, { opacity: 0.8 })
  }
  if (kind === 'velvet') return drawShell(colour) + stroke(SHELL_EDGE, lighten(colour, 0.06), 2.4, { opacity: 0.6 })
  const frame = d`M${-WIDTH * 0.44} ${-HEIGHT * 0.46}L${-WIDTH * 0.42} ${-HEIGHT * 0.9}Q0 ${-HEIGHT * 1.04} ${WIDTH * 0.42} ${-HEIGHT * 0.9}L${WIDTH * 0.44} ${-HEIGHT * 0.46}`
  return (
    stroke(frame, colour, FRAME, { 'stroke-linejoin': 'round' }) +
    (kind === 'cross' ? drawCross(colour) : drawSpindles(colour))
  )
}

const SHELL_EDGE = d`M${-WIDTH * 0.45} ${-HEIGHT * 0.5}L${-WIDTH * 0.42} ${-HEIGHT * 0.86}Q0 ${-HEIGHT * 1.08} ${WIDTH * 0.42} ${-HEIGHT * 0.86}L${WIDTH * 0.45} ${-HEIGHT * 0.5}`

function drawShell(colour: string, opacity?: number): string {
  return path(`${SHELL_EDGE}Z`, colour, { opacity })
}

function drawCross(colour: string): string {
  const low = -HEIGHT * 0.56
  const high = -HEIGHT * 0.88
  const reach = HALF * 0.8
  return stroke(
    d`M${-reach} ${low}Q0 ${-HEIGHT * 0.74} ${reach} ${high}M${reach} ${low}Q0 ${-HEIGHT * 0.74} ${-reach} ${high}`,
    colour,
    3,
  )
}

function drawSpindles(colour: string): string {
  return repeat(5, (i) => {
    const x = (i - 2) * WIDTH * 0.15
    return line(x, -HEIGHT * 0.5, x, -HEIGHT * 0.93, colour, 2.4)
  })
}
