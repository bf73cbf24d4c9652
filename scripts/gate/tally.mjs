/**
 * @typedef {object} Tally The results of tests and checks. Each test and each check counts as one.
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [failures] The names of failed tests, if known.
 * @property {string[]} [flaky] The names of tests that passed only when retried.
 */

/** The tally of one check. */
export const gateTally = (holds) => ({ passed: holds ? 1 : 0, failed: holds ? 0 : 1 })

export const sum = (tallies) => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  failures: tallies.flatMap(({ failures = [] }) => failures),
  flaky: tallies.flatMap(({ flaky = [] }) => flaky),
})

/**
 * The tally of a test runner. A failed run without a failed test counts as one failure, for example when a file does
 * not load or the report is missing.
 */
export const runnerTally = (tally, code) => ({
  ...tally,
  failed: code === 0 ? tally.failed : Math.max(tally.failed, 1),
})

/** Converts Playwright's report to a tally. */
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
    flaky: named('flaky'),
  }
}

/** The closing line of a run, which continuous integration parses. */
export const closingLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`

/** Parses the closing line of an output. Returns zeros if there is none. */
export function readClosingLine(output) {
  const [, passed = 0, failed = 0] = /^(\d+) passed, (\d+) failed\s*$/m.exec(output) ?? []
  return { passed: Number(passed), failed: Number(failed) }
}
