import { findAll } from '../prompt/lexicon.ts'
import { readColours } from '../prompt/read-colours.ts'
import { FLOWER_WORDS, LEAF_WORDS } from '../prompt/words.ts'
import type { SceneSpec } from '../spec.ts'
import type { EditRule } from './rule.ts'

const DENSITY_STEP = 0.4
const DENSITY = { least: 0.2, most: 1.9 }
const KINDS_OF_LEAVES = 3

export const changeFlowers: EditRule = ({ text, isNegative }, draft) => {
  const flowers = findAll(FLOWER_WORDS, text)
  if (!flowers.length) return []
  if (isNegative) {
    const keep = draft.florals.focal.filter((name) => !flowers.includes(name))
    const fill = draft.florals.filler.filter((name) => !flowers.includes(name))
    draft.florals.focal = keep.length ? keep : ['ranunculus']
    draft.florals.filler = fill.length ? fill : draft.florals.focal.slice(-1)
    return [`no ${flowers.join(', ')}`]
  }
  draft.florals.focal = flowers
  draft.florals.filler = flowers.slice(-1)
  return [`flowers → ${flowers.join(', ')}`]
}

export const changeLeaves: EditRule = ({ text, isNegative }, draft) => {
  const named = findAll(LEAF_WORDS, text)
  if (!named.length) return []
  const { florals } = draft
  const kept = florals.leaves.filter((name) => !named.includes(name))
  florals.leaves = isNegative ? kept : [...named, ...kept].slice(0, KINDS_OF_LEAVES)
  if (!florals.leaves.length) florals.leaves = ['ruscus']
  return [`${isNegative ? 'less' : 'more'} ${named.join(', ')}`]
}

export const changeDensity: EditRule = ({ text, isNegative, isMore }, draft) => {
  if (!/flower|floral|bloom|greenery|garland/.test(text) || !(isMore || isNegative)) return []
  if (/chandelier/.test(text) || findAll(FLOWER_WORDS, text).length || readColours(text).length) return []
  addDensity(draft, isNegative ? -DENSITY_STEP : DENSITY_STEP)
  return [isNegative ? 'fewer flowers' : 'more flowers']
}

export function addDensity({ florals }: SceneSpec, step: number): void {
  const density = Math.max(DENSITY.least, Math.min(DENSITY.most, florals.density + step))
  florals.density = Math.round(density * 100) / 100
}
