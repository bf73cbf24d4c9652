import type { SceneSpec } from '../spec.ts'
import { splitClauses } from './clause.ts'
import { recolour } from './colour-rules.ts'
import {
  changeBunting,
  changeCandles,
  changeChandeliers,
  changeDrapes,
  changeHeight,
  changeLanterns,
  changeStrings,
  clearAisle,
} from './decor-rules.ts'
import { addDensity, changeDensity, changeFlowers, changeLeaves } from './flora-rules.ts'
import { changeArch, changeChairs, changeComposition, changeLight, changeSeason, moveSetting } from './place-rules.ts'
import type { EditRule } from './rule.ts'

/** In the order their changes are told. */
const RULES: readonly EditRule[] = [
  moveSetting,
  changeLight,
  changeArch,
  changeChairs,
  changeComposition,
  changeSeason,
  recolour,
  changeFlowers,
  changeLeaves,
  changeDensity,
  changeStrings,
  changeBunting,
  changeCandles,
  changeLanterns,
  changeChandeliers,
  changeDrapes,
  clearAisle,
  changeHeight,
]

const FULLER_STEP = 0.15
const NOT_UNDERSTOOD = 'a fuller take on the same scene'

/**
 * Patches a scene by an edit in words; the scene given is left as it was.
 *
 * What was understood is told in `history`. When nothing was, the flowers get a little fuller and it says so.
 */
export function applyEdit(spec: SceneSpec, text: string): SceneSpec {
  const draft = JSON.parse(JSON.stringify(spec)) as SceneSpec
  const changes = splitClauses(text).flatMap((clause) => RULES.flatMap((rule) => rule(clause, draft)))
  if (!changes.length) {
    addDensity(draft, FULLER_STEP)
    changes.push(NOT_UNDERSTOOD)
  }
  draft.history.push({ text, changes: [...new Set(changes)] })
  return draft
}
