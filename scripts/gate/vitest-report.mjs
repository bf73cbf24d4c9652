import { writeFileSync } from 'node:fs'

/** A reporter for Vitest that leaves a tally with the names of what failed, and of what passed at a second try only. */
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
      unsteady: named(tests.filter(({ test }) => test.diagnostic()?.flaky)),
    }
    writeFileSync(process.env.VOWKIT_REPORT, JSON.stringify(tally))
  }
}
