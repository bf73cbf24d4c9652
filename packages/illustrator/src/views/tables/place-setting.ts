import { isPale, lighten } from '../../base/colour.ts'
import { d, ellipse, group, line, path, place, polygon, rect, repeat, stroke } from '../../base/svg.ts'
import { drawFlower } from '../../flora/draw-flower.ts'
import { drawLeaf } from '../../flora/draw-leaf.ts'
import { drawWords } from '../../objects/words/draw-words.ts'
import { SOFT } from '../../painter/filters.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawGlassware } from './glassware.ts'
import { cardsOf, greeneryOf, type Tableware, tablewareOf } from './table-wishes.ts'

/** The height of a circle on the table divided by its width. */
export const FLATNESS = 0.36
const SHADE = '#2a1d26'
const PAPER = '#fffaf2'
const INK = '#4a3a40'
/** The radius of a plate in centimetres. */
const PLATE_CM = 14

export interface Place {
  x: number
  y: number
  /** The radius of the plate in pixels. */
  radius: number
  /** Whether the text of a place card stands on the card of this place. */
  hasText: boolean
}

/** Draws a place setting near the viewer: plates, cutlery, a folded napkin, glasses, and the cards that are named. */
export function drawPlaceSetting(painter: Painter, spot: Place): string {
  const { x, y, radius } = spot
  const ware = tablewareOf(painter.spec)
  const { place: card, menu } = cardsOf(painter.spec)
  return (
    ellipse(x - 6, y + radius * 0.1, radius * 1.08, radius * FLATNESS * 1.1, SHADE, { opacity: 0.2, filter: SOFT }) +
    painter.mark('object:glasses', drawGlasses(painter, spot, ware)) +
    painter.mark('object:place-cards', card ? drawPlaceCard(painter, spot, card.text, card.colour) : '') +
    painter.mark('object:cutlery', drawCutlery(painter, spot, ware.cutlery)) +
    painter.mark('object:plates', drawPlates(painter, spot, ware)) +
    painter.mark('object:napkins', drawNapkin(painter, { ...spot, y: y - radius * 0.06 }, menu === undefined)) +
    painter.mark('object:menus', menu ? drawMenu(painter, spot, menu.text, menu.colour) : '')
  )
}

/** Draws the plates on the other side of the table, with napkins and glasses. */
export function drawFarSetting(painter: Painter, x: number, y: number, radius: number): string {
  const { plate, rim, glass } = tablewareOf(painter.spec)
  const china = painter.tone(plate)
  const ry = radius * 0.22
  return (
    drawGlassware(painter, {
      x: x - radius * 1.1,
      y: y + ry * 0.9,
      scale: radius / PLATE_CM,
      shape: 'wine',
      colour: glass,
    }) +
    ellipse(x, y + 3, radius * 1.05, ry * 1.1, SHADE, { opacity: 0.14 }) +
    ellipse(x, y, radius, ry, rim ? painter.tone(rim) : lighten(china, -0.06)) +
    ellipse(x, y - 1, radius * 0.93, ry * 0.9, china) +
    ellipse(x, y - 1, radius * 0.62, ry * 0.58, lighten(china, -0.04)) +
    ellipse(x, y - 3, radius * 0.4, ry * 0.4, painter.tone(painter.spec.napkin))
  )
}

function drawPlates(painter: Painter, { x, y, radius }: Place, { plate: colour, rim }: Tableware): string {
  const plate = painter.tone(colour)
  const edge = rim ? painter.tone(rim) : lighten(plate, -0.1)
  const discs: [reach: number, lift: number, fill: string][] = [
    [1, 0, lighten(plate, -0.16)],
    [0.995, 0.02, edge],
    [rim ? 0.93 : 0.98, 0.022, plate],
    [0.71, 0.02, lighten(plate, -0.05)],
    [0.7, 0.012, lighten(plate, 0.012)],
    [0.64, 0.055, lighten(plate, -0.13)],
    [0.635, 0.075, edge],
    [rim ? 0.59 : 0.625, 0.077, lighten(plate, isPale(colour) ? 0.01 : 0.05)],
    [0.44, 0.075, lighten(plate, -0.04)],
  ]
  const shine = d`M${x - radius * 0.78} ${y - radius * 0.12}A${radius * 0.84} ${radius * 0.84 * FLATNESS} 0 0 1 ${x - radius * 0.2} ${y - radius * 0.29}`
  return (
    discs
      .map(([reach, lift, fill]) => ellipse(x, y - radius * lift, radius * reach, radius * reach * FLATNESS, fill))
      .join('') + stroke(shine, '#ffffff', radius * 0.025, { opacity: 0.5 })
  )
}

/** Draws two forks on the left, and a knife and a spoon on the right. */
function drawCutlery(painter: Painter, { x, y, radius }: Place, colour: string): string {
  const metal = painter.tone(colour)
  const light = lighten(metal, 0.1)
  const [top, foot] = [-radius * 0.42, radius * 0.34]
  const width = radius / 158
  const lay = (at: number, lean: number, content: string) =>
    group(
      { transform: place(x + at * radius, y, lean) },
      line(3, top + 6, 3, foot + 5, SHADE, 7 * width, { opacity: 0.14 }) + content,
    )
  const handle =
    line(0, top + radius * 0.2, 0, foot, metal, 7 * width) +
    line(-1.5 * width, top + radius * 0.24, -1.5 * width, foot, light, 1.6 * width)
  const fork =
    handle +
    repeat(3, (i) => line((i - 1) * 6 * width, top, (i - 1) * 6 * width, top + radius * 0.16, metal, 3 * width)) +
    path(
      d`M${-8 * width} ${top + radius * 0.12}H${8 * width}Q${8 * width} ${top + radius * 0.24} 0 ${top + radius * 0.26}Q${-8 * width} ${top + radius * 0.24} ${-8 * width} ${top + radius * 0.12}Z`,
      metal,
    )
  const knife =
    handle +
    path(
      d`M${-4 * width} ${top + radius * 0.24}V${top}Q${10 * width} ${top + radius * 0.06} ${7 * width} ${top + radius * 0.24}Z`,
      light,
    )
  const spoon =
    handle +
    ellipse(0, top + radius * 0.09, 10 * width, radius * 0.11, metal) +
    ellipse(-2 * width, top + radius * 0.08, 5 * width, radius * 0.07, light)
  return lay(-1.3, -4, fork) + lay(-1.15, -3, fork) + lay(1.15, 3, knife) + lay(1.3, 4, spoon)
}

/** Draws a napkin that is folded to a band over the plate and falls over its edge. */
function drawNapkin(painter: Painter, { x, y, radius }: Omit<Place, 'hasText'>, hasSprig: boolean): string {
  const napkin = painter.tone(painter.spec.napkin)
  const [half, top, foot] = [radius * 0.27, y - radius * 0.3, y + radius * 0.56]
  const cloth = d`M${x - half} ${top}Q${x} ${top - radius * 0.05} ${x + half} ${top}L${x + half * 1.12} ${foot}Q${x} ${foot + radius * 0.07} ${x - half * 1.12} ${foot}Z`
  const fold = d`M${x - half * 0.36} ${top}L${x - half * 0.42} ${foot}M${x + half * 0.4} ${top}L${x + half * 0.46} ${foot}`
  return (
    path(cloth, SHADE, { opacity: 0.16, transform: 'translate(-6 8)' }) +
    path(cloth, painter.gradient(lighten(napkin, 0.05), lighten(napkin, -0.08))) +
    stroke(fold, lighten(napkin, -0.1), 2, { opacity: 0.55 }) +
    (hasSprig ? drawSprig(painter, x, y, radius) : '')
  )
}

/** Draws a leaf and a bloom on the napkin, if the tables have leaves and flowers. */
function drawSprig(painter: Painter, x: number, y: number, radius: number): string {
  const { florals } = painter.spec
  const { hasFlowers, hasGarland } = greeneryOf(painter.spec)
  const leaf = {
    kind: florals.leaves[0] ?? 'olive',
    colour: florals.greens[0] ?? '#7d9a80',
    x: x - radius * 0.16,
    y: y + radius * 0.12,
    length: radius * 0.46,
    turn: -28,
  }
  const bloom = { kind: florals.focal[0] ?? 'rose', colour: florals.colors[0], x, y: y + radius * 0.04 } as const
  return (
    (hasGarland || hasFlowers ? drawLeaf(painter, leaf) : '') +
    (hasFlowers ? drawFlower(painter, { ...bloom, radius: radius * 0.13 }) : '')
  )
}

/** Draws a folded card that stands behind the plate. Lines stand for the text of cards whose text is unknown. */
function drawPlaceCard(
  painter: Painter,
  { x, y, radius, hasText }: Place,
  text: string | undefined,
  colour = PAPER,
): string {
  if (text !== undefined && !hasText) return ''
  const paper = painter.tone(colour)
  const ink = painter.tone(isPale(colour) ? INK : PAPER)
  const [half, height] = text === undefined ? [radius * 0.34, radius * 0.34] : [radius * 0.62, radius * 0.46]
  const foot = y - radius * 0.36
  const front = [
    [x - half, foot],
    [x - half, foot - height],
    [x + half, foot - height],
    [x + half, foot],
  ] as const
  const back = [
    [x - half, foot - height],
    [x - half + radius * 0.05, foot - height - radius * 0.05],
    [x + half + radius * 0.05, foot - height - radius * 0.05],
    [x + half, foot - height],
  ] as const
  const words = { x, y: foot - height / 2, width: half * 1.7, height: height * 0.72, colour: ink, slant: 0.2 }
  return (
    ellipse(x + 6, foot + 2, half * 1.1, radius * 0.07, SHADE, { opacity: 0.2 }) +
    polygon(back, lighten(paper, -0.08)) +
    polygon(front, painter.gradient(lighten(paper, 0.01), lighten(paper, -0.04))) +
    (text === undefined ? drawScribble(x, foot - height / 2, half, ink) : drawWords(painter, text, words))
  )
}

function drawScribble(x: number, y: number, half: number, ink: string): string {
  const step = half / 3
  return stroke(
    d`M${x - step * 2} ${y}c${step * 0.3} ${-step} ${step * 0.7} ${step * 0.6} ${step} 0s${step * 0.6} ${-step * 0.7} ${step} 0s${step * 0.5} ${step * 0.6} ${step} 0s${step * 0.6} ${-step * 0.6} ${step} 0`,
    ink,
    Math.max(1.4, half * 0.05),
  )
}

/** Draws a menu on the napkin. */
function drawMenu(painter: Painter, { x, y, radius }: Place, text: string | undefined, colour = PAPER): string {
  const paper = painter.tone(colour)
  const ink = painter.tone(isPale(colour) ? INK : PAPER)
  const [width, height] = [radius * 0.62, radius * 0.74]
  const title = { x: 0, y: -height * 0.26, width: width * 0.84, height: height * 0.32, colour: ink, slant: 0.15 }
  const rows = repeat(5, (i) => {
    const half = width * (0.32 - (i % 2) * 0.08)
    return rect(-half, height * (-0.02 + i * 0.085), half * 2, Math.max(1.4, radius * 0.014), ink, { opacity: 0.7 })
  })
  return group(
    { transform: place(x, y - radius * 0.02, -3) },
    rect(-width / 2 - 3, -height / 2 + 6, width, height, SHADE, { opacity: 0.18 }) +
      rect(-width / 2, -height / 2, width, height, paper, { rx: 2 }) +
      (text === undefined ? drawScribble(0, -height * 0.28, width * 0.42, ink) : drawWords(painter, text, title)) +
      rows,
  )
}

function drawGlasses(painter: Painter, { x, y, radius }: Place, { glass }: Tableware): string {
  const scale = radius / PLATE_CM
  const at = (dx: number, dy: number, shape: 'wine' | 'coupe') =>
    drawGlassware(painter, { x: x + radius * dx, y: y + radius * dy, scale, shape, colour: glass })
  return at(1.28, -0.5, 'coupe') + at(0.9, -0.4, 'wine')
}
