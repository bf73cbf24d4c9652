import { SIDES } from '../../base/geometry.ts'
import { circle, ellipse, path, stroke } from '../../base/svg.ts'
import { drawCoat } from '../accessories/wraps.ts'
import { curve, limb } from '../curve.ts'
import type { Accessory } from '../figure.ts'
import { legLines } from '../legs.ts'
import { shade, skinShade, torso, volume, type Wearer } from '../wearer.ts'
import { withSuspenders } from './casual.ts'
import {
  drawBump,
  drawLaceBodice,
  drawLaceSkirt,
  drawNap,
  pinstriped,
  sleeveColour,
  withPattern,
  withSheen,
  withSparkle,
} from './fabrics.ts'
import { drawOffShoulder } from './gowns.ts'
import type { Outfit } from './outfit.ts'

type Cut = (outfit: Outfit) => Outfit

function own(w: Wearer, name: Accessory, usual: string): string {
  return w.tone(w.figure.colours?.[name] ?? usual)
}

/** Draws boots that reach up to half of the shin, low shoes with white soles, or shoes. */
function drawFootwear(w: Wearer, colour: string, name: 'boots' | 'sneakers' | 'shoes'): string {
  const high = name === 'boots'
  const { arm } = w.body
  const isSide = w.stance.view === 'side'
  return legLines(w)
    .map(([, knee, foot]) => {
      const [x, y] = foot
      const toe = isSide ? arm * 0.5 : 0
      const sole = name === 'sneakers' ? w.tone('#fbf8f2') : shade(colour, 2)
      const shaft = high
        ? path(
            limb(
              [
                [x, knee[1] + 14],
                [x, y - 10],
                [x, y - 2],
              ],
              isSide ? [arm * 1.3, arm * 1.16, arm * 1.1] : [arm * 1.12, arm * 1.02, arm * 1.02],
            ),
            colour,
          )
        : ''
      return (
        shaft +
        ellipse(x + toe, y - 2.4, arm * (isSide ? 1.2 : 0.7), arm * 0.46, colour) +
        stroke(
          curve([
            [x + toe - arm * (isSide ? 1.1 : 0.6), y + 0.4],
            [x + toe + arm * (isSide ? 1.1 : 0.6), y + 0.4],
          ]),
          sole,
          1.6,
        ) +
        (name === 'sneakers' ? circle(x + toe, y - 2.6, 0.7, w.tone('#fbf8f2')) : '')
      )
    })
    .join('')
}

function withShoes(name: 'boots' | 'sneakers' | 'shoes', usual: string): Cut {
  return (outfit) => ({
    ...outfit,
    lower: (w) => {
      const shoes = drawFootwear(w, own(w, name, usual), name)
      // Shoes are worn over trousers and under skirts, which are a little shorter over them.
      const isShort = outfit.legs || w.figure.wears === 'short-dress' || w.figure.build === 'child'
      return isShort ? outfit.lower(w) + shoes : shoes + outfit.lower(w)
    },
  })
}

/** Draws the toes of shoes under the hem of a long skirt. */
function drawToes(w: Wearer, colour: string): string {
  if (w.stance.view === 'side') return ellipse(w.body.arm, -1.6, w.body.arm * 1.1, 2.6, colour)
  return SIDES.map((side) => ellipse(side * w.body.arm * 0.9, -0.6, w.body.arm * 0.6, 2.2, colour)).join('')
}

/** Accessories that change the outfit itself. */
export const CUTS: Readonly<Partial<Record<Accessory, Cut>>> = {
  coat: (outfit) => ({
    ...outfit,
    torso: (w) => outfit.torso(w) + drawCoat(w, own(w, 'coat', '#8a6a4f'), hemOfCoat(w)),
    sleeve: (w) => ({ length: 1, colour: own(w, 'coat', '#8a6a4f') }),
  }),
  'bare-chested': (outfit) => ({
    ...outfit,
    torso: (w) => drawChest(w),
    sleeve: (w) => ({ length: 0, colour: w.skin }),
    over: () => '',
  }),
  'long-sleeved': (outfit) => ({ ...outfit, sleeve: (w) => ({ length: 1, colour: sleeveColour(w) }) }),
  'short-sleeved': (outfit) => ({ ...outfit, sleeve: (w) => ({ length: 0.3, colour: w.cloth }) }),
  sleeveless: (outfit) => ({ ...outfit, sleeve: (w) => ({ length: 0, colour: w.cloth }) }),
  'off-shoulder': (outfit) => ({ ...outfit, over: (w) => (outfit.over?.(w) ?? '') + drawOffShoulder(w) }),
  lace: (outfit) =>
    outfit.legs
      ? outfit
      : {
          ...outfit,
          lower: (w) => outfit.lower(w) + drawLaceSkirt(w),
          torso: (w) => outfit.torso(w) + drawLaceBodice(w),
        },
  'polka-dot': withPattern,
  patterned: withPattern,
  glittering: withSparkle,
  beaded: withSparkle,
  embroidered: withSparkle,
  satin: withSheen,
  silk: withSheen,
  velvet: (outfit) => ({
    ...outfit,
    torso: (w) => outfit.torso(w) + drawNap(w),
  }),
  striped: (outfit) => (outfit.legs ? { ...outfit, ...pinstriped(outfit) } : outfit),
  checked: (outfit) => (outfit.legs ? { ...outfit, ...pinstriped(outfit, true) } : outfit),
  pregnant: (outfit) => ({ ...outfit, torso: (w) => outfit.torso(w) + drawBump(w) }),
  barefoot: (outfit) =>
    outfit.legs ? outfit : { ...outfit, lower: (w) => outfit.lower(w) + drawToes(w, skinShade(w.skin, 0.4)) },
  suspenders: (outfit) => withSuspenders(outfit, (w) => own(w, 'suspenders', '#4a3a33')),
  boots: withShoes('boots', '#6b4226'),
  sneakers: withShoes('sneakers', '#c4475a'),
  shoes: withShoes('shoes', '#b3263b'),
}

/** Returns where a coat ends: below the knee, at the hips for a short jacket, or on the seat. */
function hemOfCoat({ figure, stance, body }: Wearer): number {
  if (figure.extras.includes('short')) return body.y.hip + 4
  return stance.seated ? body.crotch : body.knee + 4
}

function drawChest(w: Wearer): string {
  const { y, half } = w.body
  const body = volume(w, torso(w, 'shoulder', 'waist', 0, 3), w.skin)
  if (w.stance.view !== 'front') return body
  const line = shade(w.skin, 0.9)
  const chest = SIDES.map((side) =>
    stroke(
      curve([
        [side * 1.5, y.bust + 3],
        [side * half.bust * 0.42, y.bust + 5],
        [side * half.bust * 0.8, y.bust],
      ]),
      line,
      1.1,
      { opacity: 0.7 },
    ),
  )
  return (
    body +
    chest.join('') +
    stroke(
      curve([
        [0, y.bust],
        [0, y.waist - 2],
      ]),
      line,
      0.9,
      { opacity: 0.5 },
    )
  )
}
