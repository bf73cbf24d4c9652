import type { CheckResult } from './run-checks.ts'

const MARKS = { passed: '✓', failed: '✗', skipped: '–' }

/** Writes the result of a check. */
export function writeResult({ area, title, status, reason, notes, docs }: CheckResult): string {
  const lines = [`${MARKS[status]} ${area}: ${title}`]
  if (status === 'skipped') lines.push(`    skipped: ${reason}.`)
  if (status === 'failed') lines.push(`    ${reason}`, `    See ${docs}`)
  return [...lines, ...notes.map((note) => `    note: ${note}`)].join('\n')
}

/** Writes how many checks passed, failed and were skipped. */
export function writeSummary(results: CheckResult[]): string {
  const count = (wanted: CheckResult['status']) => results.filter(({ status }) => status === wanted).length
  return `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`
}
