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

/** In the order in which their changes are listed. */
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
 * Applies an edit in words to a scene. Does not change the given scene.
 *
 * `history` lists the changes. If nothing was understood, the flowers get a little fuller and `history` says so.
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
