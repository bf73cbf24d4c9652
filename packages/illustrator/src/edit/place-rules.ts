import { findFirst, type Lexicon } from '../prompt/lexicon.ts'
import {
  ARCH_WORDS,
  CHAIR_WORDS,
  COMPOSITION_WORDS,
  LIGHT_WORDS,
  SEASON_WORDS,
  SETTING_WORDS,
} from '../prompt/words.ts'
import type { CompositionName, LightName } from '../spec.ts'
import type { EditRule } from './rule.ts'

const MOVING =
  /\b(move|setting|venue|in (a|the|an)|at (a|the|an)|on (a|the|an)|to (a|the|an)|change|make|instead|swap|use|turn)\b/
const FEW_WORDS = 3
const RELATIVE_LIGHT: Lexicon<LightName> = {
  golden: /\bwarm(er)?\b/,
  dusk: /\b(darker|moodier)\b/,
  midday: /\b(brighter|lighter|airier)\b/,
}
const LAYOUTS: Lexicon<CompositionName> = {
  'long-tables': COMPOSITION_WORDS['long-tables'] as RegExp,
  'round-tables': /round tables?/,
  tablescape: COMPOSITION_WORDS.tablescape as RegExp,
  aisle: /ceremony|aisle view/,
  empty: /empty (venue|room|space)|clear the (room|space|venue)/,
}

/** Changes the setting. Needs a verb of motion, or a clause with nothing but the place. */
export const moveSetting: EditRule = ({ text, isNegative }, draft) => {
  const setting = findFirst(SETTING_WORDS, text)
  if (!setting || isNegative || setting === draft.setting) return []
  if (!MOVING.test(text) && text.trim().split(/\s+/).length > FEW_WORDS) return []
  draft.setting = setting
  return [`setting → ${setting}`]
}

export const changeLight: EditRule = ({ text, isNegative }, draft) => {
  const light = findFirst(LIGHT_WORDS, text) ?? findFirst(RELATIVE_LIGHT, text)
  if (!light || isNegative) return []
  draft.lightName = light
  return [`light → ${light}`]
}

export const changeArch: EditRule = ({ text, isNegative }, draft) => {
  if (isNegative) {
    if (!/\barch(es|way)?\b|arbou?r|canopy|moon ?gate|columns|mandap|chuppah/.test(text)) return []
    draft.arch = 'none'
    return ['no arch']
  }
  const arch = findFirst(ARCH_WORDS, text) ?? (draft.arch === 'none' && /\barch\b/.test(text) ? 'arbor' : undefined)
  if (!arch || isDraping(text)) return []
  draft.arch = arch
  return [`arch → ${arch}`]
}

export const changeChairs: EditRule = ({ text, isNegative }, draft) => {
  if (isNegative) {
    if (!/\bchairs?\b|seat(s|ing)/.test(text)) return []
    draft.chair = 'none'
    return ['no chairs']
  }
  const chair =
    findFirst(CHAIR_WORDS, text) ?? (draft.chair === 'none' && /\bchairs?\b/.test(text) ? 'cross' : undefined)
  if (!chair) return []
  draft.chair = chair
  return [`chairs → ${chair}`]
}

export const changeComposition: EditRule = ({ text, isNegative }, draft) => {
  const layout = findFirst(LAYOUTS, text)
  if (!layout || isNegative || layout === draft.comp || findFirst(ARCH_WORDS, text)) return []
  draft.comp = layout
  return [`composition → ${layout}`]
}

export const changeSeason: EditRule = ({ text, isNegative }, draft) => {
  const season = findFirst(SEASON_WORDS, text)
  if (!season || isNegative) return []
  draft.season = season
  return [`season → ${season}`]
}

/** Whether a canopy means its cloth: "a blush canopy". */
function isDraping(text: string): boolean {
  return /\bdrap|fabric|curtain/.test(text)
}
