import type { CalendarProblem } from '@vowkit/sdk-core/contract'

/** Why a feed could not be read. */
export interface Problem {
  kind: CalendarProblem
  /** The HTTP status, if `kind` is `status`. */
  status?: number
}

/** A feed could not be read. */
export class FeedFailure extends Error {
  override readonly name = 'FeedFailure'
  readonly problem: Problem

  constructor(problem: Problem) {
    super(`The calendar feed could not be read (${problem.kind}).`)
    this.problem = problem
  }
}
