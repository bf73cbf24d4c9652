/**
 * @typedef {{ passed: number, failed: number }} Tally What ran: each test counts as one, and each gate.
 */

/** The tally of a command that either holds or does not. */
export const gateTally = (holds) => ({ passed: holds ? 1 : 0, failed: holds ? 0 : 1 })

/** Adds tallies up. */
export const sum = (tallies) =>
  tallies.reduce((total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }), {
    passed: 0,
    failed: 0,
  })

/**
 * The tally of a test runner. A runner that failed without naming a failed test (a file that does not load, a lost
 * report) still counts as one failure.
 */
export const runnerTally = ({ passed, failed }, code) => ({ passed, failed: code === 0 ? failed : Math.max(failed, 1) })

/** The line that closes a run; continuous integration reads it. */
export const closingLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`

/** The tally that an output closes with; nothing passed when it has no such line. */
export function readClosingLine(output) {
  const [, passed = 0, failed = 0] = /^(\d+) passed, (\d+) failed\s*$/m.exec(output) ?? []
  return { passed: Number(passed), failed: Number(failed) }
}
