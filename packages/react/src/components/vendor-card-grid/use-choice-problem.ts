import { explainProblem, type Problem } from '@vowkit/sdk-core'
import { useEffect } from 'react'
import { useClient } from '../../provider/use-client.ts'
import { useLatest } from '../../shared/use-latest.ts'
import { LISTS, type VendorChoice } from './to-query.ts'
import type { ErrorListener } from './use-error-listener.ts'

/** Logs why no vendors can be requested, and calls `onError`, once for each choice. Does nothing for a valid choice. */
export function useChoiceProblem(choice: VendorChoice, isValid: boolean, onError: ErrorListener | undefined): void {
  const { log } = useClient().ports
  const latest = useLatest(onError)
  const problem = isValid ? null : JSON.stringify(problemOf(choice))

  useEffect(() => {
    if (problem === null) return
    let isCurrent = true
    const found: Problem = JSON.parse(problem)
    void explainProblem(found).then((message) => {
      if (!isCurrent) return
      log.warn(message)
      latest.current?.({ code: found.code, message })
    })
    return () => {
      isCurrent = false
    }
  }, [problem, log, latest])
}

function problemOf({ vendorIds, list }: VendorChoice): Problem {
  if (list) return { code: 'unknown_list', subject: 'list', value: list, allowed: LISTS }
  if (vendorIds != null && vendorIds !== '')
    return { code: 'invalid_vendor_ids', subject: 'vendorIds', value: vendorIds, expected: 'ids, such as 3,14,15' }
  return { code: 'choice_missing', subject: 'category, vendorIds or list' }
}
