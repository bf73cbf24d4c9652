import { lighten, mix } from '../base/colour.ts'
import { d, ellipse, group, line, path, place, rect, repeat, stroke, tag } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'
import type { ChairName } from '../spec.ts'

const WIDTH = 44
const HEIGHT = 92
const HALF = WIDTH / 2
const FRAME = 4.4
const CUSHION = '#fff6ea'

type DrawnSeat = Exclude<ChairName, 'none'>

/** The kinds of chairs that do not match, in turn. */
const MIXED = ['cross', 'white', 'black', 'chiavari', 'rattan', 'velvet'] as const
const COLOURS: Readonly<Record<Exclude<DrawnSeat, 'velvet' | 'mixed'>, string>> = {
  cross: '#b98a5e',
  chiavari: '#cfae6d',
  white: '#f3efe9',
  ghost: '#dfe9ee',
  black: '#2d2730',
  bench: '#a57b52',
  pew: '#7a5236',
  'hay-bale': '#d9b968',
  cushion: '#c8735a',
  rattan: '#c49a63',
  stump: '#8f6a47',
}
const LOW_SEATS: Readonly<Partial<Record<DrawnSeat, (colour: string) => string>>> = {
  bench: drawBench,
  pew: drawPew,
  'hay-bale': drawHayBale,
  cushion: drawFloorCushion,
  stump: drawStump,
}
/** The height of a chair at scale 1, in metres. */
export const CHAIR_METRES = 0.95

/** Draws a chair from behind, with its feet at (x, y). At scale 1 it is 92 px high. */
export function drawChair(painter: Painter, x: number, y: number, scale: number): string {
  return drawChairOf(painter, painter.spec.chair, x, y, scale)
}

/** Draws a chair of any kind, as seen from behind. */
export function drawChairOf(painter: Painter, kind: ChairName, x: number, y: number, scale: number): string {
  if (kind === 'none') return ''
  if (kind === 'mixed') return drawChairOf(painter, mixedAt(x, scale), x, y, scale)
  const colour = colourOfSeat(painter, kind)
  const id = `chair-${kind}-${colour.slice(1)}`
  const draw = LOW_SEATS[kind] ?? (() => drawLegs(colour) + drawSeat(painter, kind, colour) + drawBack(kind, colour))
  painter.define(id, () => group({ id }, draw(colour)))
  return painter.mark('seat', tag('use', { href: `#${id}`, transform: place(x, y, 0, scale) }))
}

/** Draws a chair in profile that faces left. Benches and bales look the same from every side. */
export function drawChairSide(painter: Painter, x: number, y: number, scale: number): string {
  const { chair } = painter.spec
  const kind = chair === 'mixed' ? mixedAt(x, scale) : chair
  if (kind === 'none' || LOW_SEATS[kind]) return drawChair(painter, x, y, scale)
  const colour = colourOfSeat(painter, kind)
  const id = `chair-side-${kind}-${colour.slice(1)}`
  painter.define(id, () => group({ id }, drawProfile(colour)))
  return painter.mark('seat', tag('use', { href: `#${id}`, transform: place(x, y, 0, scale) }))
}

/** Returns one of several kinds of chairs. Neighbouring chairs differ. */
function mixedAt(x: number, scale: number): (typeof MIXED)[number] {
  return MIXED[Math.abs(Math.round(x / (WIDTH * Math.max(scale, 0.05)))) % MIXED.length] as (typeof MIXED)[number]
}

function drawProfile(colour: string): string {
  const seat = -HEIGHT * 0.47
  const dark = lighten(colour, -0.1)
  return (
    line(-WIDTH * 0.4, 0, -WIDTH * 0.36, seat, dark, 4) +
    line(WIDTH * 0.46, 0, WIDTH * 0.34, seat, dark, 4) +
    rect(-WIDTH * 0.46, seat - 5, WIDTH * 0.86, 8, lighten(colour, 0.05), { rx: 3 }) +
    stroke(d`M${WIDTH * 0.34} ${seat}Q${WIDTH * 0.38} ${-HEIGHT * 0.75} ${WIDTH * 0.5} ${-HEIGHT}`, colour, 5)
  )
}

/** Returns the colour of a seat as it looks in the light of the scene. */
export function colourOfSeat(painter: Painter, kind: DrawnSeat): string {
  const usual = kind === 'velvet' || kind === 'mixed' ? painter.spec.palette[0] : COLOURS[kind]
  return painter.tone(painter.spec.seatColour ?? usual)
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
    (kind === 'cross' ? drawCross(colour) : kind === 'rattan' ? drawWeave(colour) : drawSpindles(colour))
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

/** Draws the woven back of a rattan chair. */
function drawWeave(colour: string): string {
  const panel = path(
    d`M${-WIDTH * 0.4} ${-HEIGHT * 0.5}L${-WIDTH * 0.38} ${-HEIGHT * 0.86}Q0 ${-HEIGHT * 0.99} ${WIDTH * 0.38} ${-HEIGHT * 0.86}L${WIDTH * 0.4} ${-HEIGHT * 0.5}Z`,
    lighten(colour, 0.06),
    { opacity: 0.75 },
  )
  const strips = repeat(6, (i) => {
    const y = -HEIGHT * (0.54 + i * 0.065)
    const x = -WIDTH * 0.36 + i * WIDTH * 0.144
    return (
      line(-WIDTH * 0.38, y, WIDTH * 0.38, y, lighten(colour, -0.09), 1.3) +
      line(x, -HEIGHT * 0.5, x, -HEIGHT * 0.9, lighten(colour, -0.09), 1.3)
    )
  })
  return panel + strips
}

/** Draws a section of a tree trunk, with bark and growth rings. */
function drawStump(colour: string): string {
  const [half, top] = [WIDTH * 0.46, -HEIGHT * 0.46]
  const wood = lighten(colour, 0.16)
  const rings = repeat(3, (i) =>
    ellipse(0, top, half * (0.8 - i * 0.24), 5.6 - i * 1.7, 'none', {
      stroke: lighten(wood, -0.1),
      'stroke-width': 1.1,
    }),
  )
  const bark = repeat(7, (i) => {
    const x = -half + 4 + i * half * 0.29
    return line(x, top + 8, x + (i % 2 ? 1.5 : -1.5), -3, lighten(colour, -0.12), 1.8)
  })
  return (
    path(d`M${-half} ${top}L${-half - 3} -2Q0 7 ${half + 3} -2L${half} ${top}Z`, colour) +
    bark +
    ellipse(0, top, half, 7, wood) +
    rings
  )
}

function drawSpindles(colour: string): string {
  return repeat(5, (i) => {
    const x = (i - 2) * WIDTH * 0.15
    return line(x, -HEIGHT * 0.5, x, -HEIGHT * 0.93, colour, 2.4)
  })
}

/** Draws a backless bench as wide as one seat, so that adjacent benches form a row. */
function drawBench(colour: string): string {
  const top = -HEIGHT * 0.46
  return (
    rect(-WIDTH * 0.46, top + 8, 6, -top - 8, lighten(colour, -0.12)) +
    rect(WIDTH * 0.46 - 6, top + 8, 6, -top - 8, lighten(colour, -0.12)) +
    rect(-WIDTH * 0.66, top, WIDTH * 1.32, 10, lighten(colour, 0.03)) +
    rect(-WIDTH * 0.66, top + 7, WIDTH * 1.32, 4, lighten(colour, -0.1))
  )
}

function drawPew(colour: string): string {
  const top = -HEIGHT * 0.92
  return (
    rect(-WIDTH * 0.66, top, WIDTH * 1.32, HEIGHT * 0.8, colour) +
    rect(-WIDTH * 0.66, top, WIDTH * 1.32, 7, lighten(colour, 0.07)) +
    repeat(3, (i) =>
      rect(-WIDTH * 0.56 + i * WIDTH * 0.4, top + 18, WIDTH * 0.32, HEIGHT * 0.52, lighten(colour, -0.04)),
    )
  )
}

function drawHayBale(colour: string): string {
  const height = HEIGHT * 0.44
  const straws = repeat(22, (i) => {
    const x = -WIDTH * 0.6 + ((i * 37) % 53)
    const y = -height + 4 + ((i * 23) % 34)
    return line(x, y, x + 7, y - 2 + (i % 4), lighten(colour, i % 2 ? 0.06 : -0.07), 1.6)
  })
  return (
    rect(-WIDTH * 0.62, -height, WIDTH * 1.24, height, colour, { rx: 4 }) +
    rect(-WIDTH * 0.62, -height, WIDTH * 1.24, 8, lighten(colour, 0.05), { rx: 4 }) +
    straws +
    line(-WIDTH * 0.26, -height, -WIDTH * 0.26, 0, '#8c6a3a', 2) +
    line(WIDTH * 0.26, -height, WIDTH * 0.26, 0, '#8c6a3a', 2)
  )
}

function drawFloorCushion(colour: string): string {
  return (
    rect(-WIDTH * 0.58, -HEIGHT * 0.16, WIDTH * 1.16, HEIGHT * 0.18, lighten(colour, -0.07), { rx: 9 }) +
    rect(-WIDTH * 0.56, -HEIGHT * 0.2, WIDTH * 1.12, HEIGHT * 0.15, lighten(colour, 0.03), { rx: 8 })
  )
}
