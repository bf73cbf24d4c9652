import type { SceneSpec } from '../spec.ts'
import type { Clause } from './clause.ts'

/** Patches the draft where the clause speaks of the rule's matter, and says what it changed. */
export type EditRule = (clause: Clause, draft: SceneSpec) => string[]
