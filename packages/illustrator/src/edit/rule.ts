import type { SceneSpec } from '../spec.ts'
import type { Clause } from './clause.ts'

/** Applies a clause to the draft if it is about the rule's subject. Returns the changes. */
export type EditRule = (clause: Clause, draft: SceneSpec) => string[]
