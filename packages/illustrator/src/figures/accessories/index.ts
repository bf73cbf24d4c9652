import { mix } from '../../base/colour.ts'
import { drawFurTrim } from '../attire/casual.ts'
import { GOLD } from '../attire/cloth.ts'
import type { Accessory } from '../figure.ts'
import { drawVeil, drawVeilBehind } from '../veil.ts'
import type { Wearer } from '../wearer.ts'
import { drawGele, drawTurban } from '../wraps.ts'
import { drawFlowerCrown, drawTiara } from './crowns.ts'
import { drawBeard, drawGlasses } from './face.ts'
import {
  drawBrimmedHat,
  drawFascinator,
  drawGlengarry,
  drawHeadphones,
  drawKippah,
  drawSombrero,
  drawTopHat,
} from './hats.ts'
import { drawBowTie, drawClericalCollar, drawLei, drawMariachiTrim, drawStole, drawTie } from './neckwear.ts'
import { drawCape, drawCapeBehind, drawMonkSash, drawShawl, drawTallit } from './wraps.ts'

const STRAW = '#d8b67c'
const FELT = '#7a5335'
const BLACK = '#26242c'

type DrawExtra = (w: Wearer) => string

/** Returns the named colour of an accessory, or its usual colour, in the light of the scene. */
function own(w: Wearer, name: Accessory, usual: string): string {
  return w.tone(w.figure.colours?.[name] ?? usual)
}

/** Returns the colour of fur: that of the cape, the coat or the shawl that it trims. */
function furColour({ figure: { colours }, tone }: Wearer): string {
  return tone(colours?.cape ?? colours?.coat ?? colours?.shawl ?? '#f3ece2')
}

/** The drawing of each accessory on the head, which tilts with the head. */
export const HEADWEAR: Readonly<Partial<Record<Accessory, DrawExtra>>> = {
  veil: drawVeil,
  'flower-crown': drawFlowerCrown,
  turban: (w) => drawTurban(w, own(w, 'turban', w.figure.wears === 'sherwani' ? '#b3263b' : w.figure.colour)),
  hat: (w) => drawBrimmedHat(w, own(w, 'hat', STRAW), { brim: 2.5, crown: 0.95, lift: 0.06 }),
  'cowboy-hat': (w) => drawBrimmedHat(w, own(w, 'cowboy-hat', FELT), { brim: 2.5, crown: 1.1, lift: 0.5 }),
  'top-hat': (w) => drawTopHat(w, own(w, 'top-hat', BLACK)),
  fascinator: (w) => drawFascinator(w, own(w, 'fascinator', '#c4698a')),
  fedora: (w) => drawBrimmedHat(w, w.tone(BLACK), { brim: 1.8, crown: 0.9, lift: 0.14 }, w.tone('#e9e2d6')),
  sombrero: (w) => drawSombrero(w, w.tone('#2b2730')),
  glengarry: (w) => drawGlengarry(w, w.tone(BLACK)),
  kippah: (w) => drawKippah(w, own(w, 'kippah', '#2f3a5c')),
  headphones: drawHeadphones,
  tiara: drawTiara,
  gele: (w) => drawGele(w, w.tone(w.figure.wears === 'gele' ? mix(w.figure.colour, GOLD, 0.5) : GOLD)),
  bearded: drawBeard,
  glasses: (w) => drawGlasses(w, own(w, 'glasses', '#3b2f2c')),
  sunglasses: (w) => drawGlasses(w, own(w, 'sunglasses', '#1d1a20'), w.tone('#2b2830')),
}

/** The drawing of each accessory over the clothes and the arms. */
export const BODYWEAR: Readonly<Partial<Record<Accessory, DrawExtra>>> = {
  shawl: (w) => drawShawl(w, own(w, 'shawl', '#efe3d2')),
  fur: (w) => drawFurTrim(w, furColour(w)),
  tallit: (w) => drawTallit(w, own(w, 'tallit', '#2f3a6b')),
  cape: (w) => drawCape(w, own(w, 'cape', '#6b2434')),
  lei: (w) => drawLei(w, w.figure.colours?.lei),
  'bow-tie': (w) => drawBowTie(w, own(w, 'bow-tie', BLACK)),
  tie: (w) => drawTie(w, own(w, 'tie', '#8a2f3c')),
  stole: (w) => drawStole(w, own(w, 'stole', '#7a2340')),
  'clerical-collar': drawClericalCollar,
  'monk-sash': (w) => drawMonkSash(w, w.tone('#8a3b1d')),
  'mariachi-trim': drawMariachiTrim,
}

/** The drawing of the parts of accessories behind the body. */
export const BEHIND: Readonly<Partial<Record<Accessory, DrawExtra>>> = {
  veil: drawVeilBehind,
  cape: (w) => drawCapeBehind(w, own(w, 'cape', '#6b2434')),
}
