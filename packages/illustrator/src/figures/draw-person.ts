import { group, turn } from '../base/svg.ts'
import { Brush } from '../objects/brush.ts'
import { BEHIND, BODYWEAR, HEADWEAR } from './accessories/index.ts'
import { drawArm, drawForearm, drawUpperArm } from './arms.ts'
import { CUTS } from './attire/cuts.ts'
import { isExtra, OUTFITS } from './attire/index.ts'
import type { Outfit } from './attire/outfit.ts'
import { drawBouquet } from './bouquet.ts'
import type { Accessory, Figure } from './figure.ts'
import { drawBackHair, drawHair } from './hair.ts'
import { drawHead, drawNeck } from './head.ts'
import type { Held } from './held/held.ts'
import { HELD } from './held/index.ts'
import { aboveChair, drawLap, floorOf, onSeat } from './lap.ts'
import type { Wearer } from './wearer.ts'

/** Clothing that covers the hair. */
const COVERS_HAIR = ['abaya', 'gele', 'turban']

/** Draws a person in centimetres, with the feet at the origin. */
export function drawPerson(w: Wearer): string {
  const { stance } = w
  if (stance.only !== undefined) return drawForearm(w, stance.only, outfitOf(w.figure).sleeve(w))
  const whole = stance.seated ? drawSeated(w) : drawStanding(w)
  if (stance.holds) return drawHolding(w, HELD[stance.holds], whole)
  return stance.cut ? aboveChair(w, whole) : whole
}

/** Adds a held thing to a person. The forearms at its grips are in front of the thing. */
function drawHolding(w: Wearer, { behind, front, over = [] }: Held, person: string): string {
  const { painter, body, stance, depth, figure } = w
  const brush = new Brush(painter, { ...(figure.heldColour && { colour: figure.heldColour }) }, depth)
  const grip = { brush, body, floor: stance.seated ? floorOf(w) : 0, hands: stance.hands }
  const sleeve = outfitOf(figure).sleeve(w)
  const mark = (part: string) => painter.mark(`held:${stance.holds}`, part)
  const arms = over.map((side) => drawForearm(w, side, sleeve)).join('')
  return mark(behind?.(grip) ?? '') + person + mark(front?.(grip) ?? '') + arms
}

function drawStanding(w: Wearer): string {
  const { stance, figure } = w
  const outfit = outfitOf(figure)
  const train = outfit.train?.(w) ?? ''
  const bouquet =
    figure.bouquet && stance.view !== 'back' && !stance.busy
      ? w.painter.mark('bouquet', drawBouquet(w, stance.hands[stance.carries ?? 1]))
      : ''
  return (
    drawWorn(w, BEHIND) +
    drawBackHair(w) +
    drawNeck(w) +
    (stance.view === 'side' ? train : '') +
    drawArms(w, outfit, true) +
    w.painter.mark(
      `attire:${figure.wears}`,
      outfit.lower(w) + outfit.torso(w) + (stance.view === 'back' ? train : ''),
    ) +
    drawArms(w, outfit, false) +
    drawAllOfHead(w, outfit) +
    bouquet
  )
}

function drawSeated(w: Wearer): string {
  const outfit = outfitOf(w.figure)
  const isBack = w.stance.view === 'back'
  const arms = isBack ? ([0, 1] as const).map((side) => drawUpperArm(w, side, outfit.sleeve(w))).join('') : ''
  return (
    drawBackHair(w) +
    drawNeck(w) +
    (isBack ? arms : drawArms(w, outfit, true)) +
    w.painter.mark(`attire:${w.figure.wears}`, (w.stance.cut ? '' : drawLap(w, outfit)) + outfit.torso(w)) +
    (isBack ? '' : drawArms(w, outfit, false)) +
    drawAllOfHead(w, outfit)
  )
}

/** Draws the arms that are behind or in front of the torso. */
function drawArms(w: Wearer, outfit: Outfit, isHidden: boolean): string {
  const { view, hidden = [view === 'side', false] } = w.stance
  const arms = ([0, 1] as const).filter((side) => hidden[side] === isHidden)
  return arms.map((side) => drawArm(w, side, outfit.sleeve(w))).join('')
}

/** Returns the outfit of a person with all accessories that change it, such as a coat. */
export function outfitOf(figure: Figure): Outfit {
  const { wears, build } = figure
  const outfit: Outfit = OUTFITS[isExtra(wears) ? (build === 'man' ? 'suit' : 'dress') : wears]
  return wornBy(figure).reduce((worn, name) => CUTS[name]?.(worn) ?? worn, outfit)
}

/** Returns everything that a person wears in addition to an outfit. */
function wornBy({ wears, extras }: Figure): Accessory[] {
  return isExtra(wears) ? [wears, ...extras] : extras
}

function drawWorn(w: Wearer, table: typeof BODYWEAR): string {
  return wornBy(w.figure)
    .map((name) => w.painter.mark(`attire:${name}`, table[name]?.(w) ?? ''))
    .join('')
}

function drawAllOfHead(w: Wearer, outfit: Outfit): string {
  const { figure, stance, body } = w
  const worn = wornBy(figure)
  const hides = [figure.wears, ...worn].some((name) => COVERS_HAIR.includes(name)) && figure.build !== 'child'
  const hair = hides && stance.view !== 'front' ? '' : drawHair(w)
  const extras = onSeat(w, drawWorn(w, HEADWEAR))
  const cloth = w.painter.mark(`attire:${figure.wears}`, outfit.over?.(w) ?? '')
  const over = onSeat(w, cloth + drawWorn(w, BODYWEAR))
  const head = drawHead(w) + hair + (outfit.head?.(w) ?? '') + extras
  const tilted = stance.tilt ? group({ transform: turn(stance.tilt, 0, body.y.shoulder) }, head) : head
  // A lehenga's cloth covers the hair. Other clothes are drawn behind the hair.
  return figure.wears === 'lehenga' ? tilted + over : over + tilted
}
