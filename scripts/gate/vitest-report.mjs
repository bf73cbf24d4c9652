import { writeFileSync } from 'node:fs'

/** A Vitest reporter that writes a tally with the names of failed and flaky tests. */
export default class VitestReport {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests()].map((test) => ({ module, test })))
    const named = (found) =>
      found.map(({ module, test }) => `${module.project.name} ${module.relativeModuleId} › ${test.fullName}`)
    const failed = tests.filter(({ test }) => test.result().state === 'failed')
    const tally = {
      passed: tests.filter(({ test }) => test.result().state === 'passed').length,
      failed: failed.length,
      failures: named(failed),
      flaky: named(tests.filter(({ test }) => test.diagnostic()?.flaky)),
    }
    writeFileSync(process.env.VOWKIT_REPORT, JSON.stringify(tally))
  }
}
