import type { SceneStage } from '../../../shared/scene/to-scene.ts'

/** Where a couple is on its way to the wedding. `undated`: the date is unknown. */
export type Phase = 'undated' | 'before' | 'day' | 'after'

/** `daysLeft` is 0 or less on the day, after it, and without a date. */
export function phaseOf(weddingDate: string, daysLeft: number): Phase {
  if (weddingDate === '') return 'undated'
  if (daysLeft > 0) return 'before'
  return daysLeft === 0 ? 'day' : 'after'
}

/** The last days of a stage before the wedding. */
const EARLY_UNTIL = 180
const BUDDING_UNTIL = 45

/** Returns the stage of the scene that grows with the countdown. */
export function stageOf(phase: Exclude<Phase, 'undated'>, daysLeft: number): SceneStage {
  if (phase !== 'before') return phase
  if (daysLeft > EARLY_UNTIL) return 'early'
  return daysLeft > BUDDING_UNTIL ? 'budding' : 'blooming'
}
