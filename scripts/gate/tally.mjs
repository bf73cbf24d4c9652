/**
 * @typedef {object} Tally What ran: each test counts as one, and each gate.
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [failures] The names of what failed, where they are known.
 * @property {string[]} [unsteady] The names of what passed at a second try only.
 */

/** The tally of a command that either holds or does not. */
export const gateTally = (holds) => ({ passed: holds ? 1 : 0, failed: holds ? 0 : 1 })

/** Adds tallies up. */
export const sum = (tallies) => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  failures: tallies.flatMap(({ failures = [] }) => failures),
  unsteady: tallies.flatMap(({ unsteady = [] }) => unsteady),
})

/**
 * The tally of a test runner. A runner that failed without naming a failed test (a file that does not load, a lost
 * report) still counts as one failure.
 */
export const runnerTally = (tally, code) => ({
  ...tally,
  failed: code === 0 ? tally.failed : Math.max(tally.failed, 1),
})

/** The tally of what Playwright reports. */
export function playwrightTally({ stats = { expected: 0, unexpected: 0, flaky: 0 }, suites = [] } = {}) {
  const specs = suites.flatMap(function specsOf({ specs = [], suites: inner = [] }) {
    return [...specs, ...inner.flatMap(specsOf)]
  })
  const named = (status) =>
    specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title }) => `${file} › ${title}`)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: named('unexpected'),
    unsteady: named('flaky'),
  }
}

/** The line that closes a run; continuous integration reads it. */
export const closingLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`

/** The tally that an output closes with; nothing passed when it has no such line. */
export function readClosingLine(output) {
  const [, passed = 0, failed = 0] = /^(\d+) passed, (\d+) failed\s*$/m.exec(output) ?? []
  return { passed: Number(passed), failed: Number(failed) }
}
