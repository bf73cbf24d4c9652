import { group, turn } from '../base/svg.ts'
import { drawArm, drawForearm, drawUpperArm } from './arms.ts'
import { isExtra, OUTFITS } from './attire/index.ts'
import type { Outfit } from './attire/outfit.ts'
import { drawBouquet } from './bouquet.ts'
import type { Figure } from './figure.ts'
import { drawBackHair, drawHair } from './hair.ts'
import { drawHead, drawNeck } from './head.ts'
import { HEADWEAR } from './headwear.ts'
import { aboveChair, drawLap, onSeat } from './lap.ts'
import type { Wearer } from './wearer.ts'

/** Clothing that covers the hair. */
const COVERS_HAIR = ['abaya', 'gele', 'turban']

/** Draws a person in centimetres, with the feet at the origin. */
export function drawPerson(w: Wearer): string {
  const { stance } = w
  if (stance.only !== undefined) return drawForearm(w, stance.only, outfitOf(w.figure).sleeve(w))
  const whole = stance.seated ? drawSeated(w) : drawStanding(w)
  return stance.cut ? aboveChair(w, whole) : whole
}

function drawStanding(w: Wearer): string {
  const { stance, figure } = w
  const outfit = outfitOf(figure)
  const train = outfit.train?.(w) ?? ''
  const bouquet = figure.bouquet && stance.view !== 'back' && !stance.busy ? drawBouquet(w, stance.hands[1]) : ''
  return (
    drawBackHair(w) +
    drawNeck(w) +
    (stance.view === 'side' ? train : '') +
    drawArms(w, outfit, true) +
    outfit.lower(w) +
    outfit.torso(w) +
    (stance.view === 'back' ? train : '') +
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
    (w.stance.cut ? '' : drawLap(w, outfit)) +
    outfit.torso(w) +
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

export function outfitOf({ wears, build }: Figure): Outfit {
  return OUTFITS[isExtra(wears) ? (build === 'man' ? 'suit' : 'dress') : wears]
}

function drawAllOfHead(w: Wearer, outfit: Outfit): string {
  const { figure, stance, body } = w
  const worn = isExtra(figure.wears) ? [figure.wears, ...figure.extras] : figure.extras
  const hides = [figure.wears, ...worn].some((name) => COVERS_HAIR.includes(name)) && figure.build !== 'child'
  const hair = hides && stance.view !== 'front' ? '' : drawHair(w)
  const extras = onSeat(w, worn.map((name) => HEADWEAR[name]?.(w) ?? '').join(''))
  const over = onSeat(w, outfit.over?.(w) ?? '')
  const head = drawHead(w) + hair + (outfit.head?.(w) ?? '') + extras
  const tilted = stance.tilt ? group({ transform: turn(stance.tilt, 0, body.y.shoulder) }, head) : head
  // A lehenga's cloth covers the hair. Other clothes are drawn behind the hair.
  return figure.wears === 'lehenga' ? tilted + over : over + tilted
}
