import { limitConcurrency } from '../platform/limit-concurrency.ts'
import { tooManyRequests } from './http-error.ts'

export interface TurnRules {
  atOnce: number
  /** Work under way or waiting for its turn; more is refused. */
  waiting: number
  /** The same for one person; as much as for all unless said otherwise. */
  waitingEach?: number
  /** What those who are refused are told to wait. */
  retrySeconds: number
}

/** Does work a few at a time, in order of arrival. Throws 429 once too much waits. */
export type TakeTurn = <T>(work: () => Promise<T>, whose?: number) => Promise<T>

export function createTurns({ atOnce, waiting, waitingEach = waiting, retrySeconds }: TurnRules): TakeTurn {
  const inTurn = limitConcurrency(atOnce)
  const people: (number | undefined)[] = []

  return async (work, whose) => {
    const own = people.filter((person) => person === whose)
    if (people.length >= waiting || own.length >= waitingEach) throw tooManyRequests(retrySeconds)
    people.push(whose)
    try {
      return await inTurn(work)
    } finally {
      people.splice(people.indexOf(whose), 1)
    }
  }
}
