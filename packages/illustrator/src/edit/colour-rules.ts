import { roleOf } from '../prompt/colour-roles.ts'
import { colourFlorals, pickMetal, pickNapkin } from '../prompt/florals.ts'
import { completePalette } from '../prompt/palette.ts'
import { type ColourTarget, readColours } from '../prompt/read-colours.ts'
import type { SceneSpec } from '../spec.ts'
import type { EditRule } from './rule.ts'

const CLAUSE_TARGETS: readonly [ColourTarget, RegExp][] = [
  ['napkin', /napkin/],
  ['linen', /linen|table ?cloth/],
  ['fabric', /drap|fabric|curtain|canopy/],
  ['runner', /runner|carpet|\baisle\b/],
]
const SAID: Readonly<Record<ColourTarget, string>> = {
  napkin: 'napkins recoloured',
  linen: 'linens recoloured',
  fabric: 'fabric recoloured',
  runner: 'runner recoloured',
}
const FLOWERS = /flower|bloom|floral|rose|peon|dahlia|bouquet/

/** Applies colours to the cloth that the clause names, else to the flowers, else to everything. */
export const recolour: EditRule = ({ text, isNegative }, draft) => {
  const colours = readColours(text)
  if (!colours.length || isNegative) return []
  const isOfFlowers = FLOWERS.test(text)
  const clauseTarget = isOfFlowers ? undefined : CLAUSE_TARGETS.find(([, words]) => words.test(text))?.[0]
  const free: string[] = []
  const changes: string[] = []
  for (const { hex, target = clauseTarget } of colours) {
    if (!target) {
      free.push(hex)
      continue
    }
    paintCloth(draft, target, hex)
    changes.push(SAID[target])
  }
  if (free.length && !/\bchairs?\b/.test(text)) changes.push(repaint(draft, free, isOfFlowers))
  return [...new Set(changes)]
}

function paintCloth(draft: SceneSpec, target: ColourTarget, hex: string): void {
  if (target === 'runner') draft.decor.runner = hex
  else draft[target] = hex
}

function repaint(draft: SceneSpec, colours: readonly string[], isOfFlowers: boolean): string {
  draft.palette = completePalette(colours)
  Object.assign(draft.florals, colourFlorals(draft.palette))
  const greens = colours.filter((hex) => roleOf(hex) === 'leaf')
  if (greens.length) draft.florals.greens = greens
  if (!isOfFlowers) {
    draft.napkin = pickNapkin(draft.palette)
    if (colours.some((hex) => roleOf(hex) === 'metal')) draft.metal = pickMetal(colours)
  }
  return isOfFlowers ? 'flowers recoloured' : 'palette recoloured'
}
