/** Messages for developers, which pages without mistakes do not load. */
export { describeInvalid } from './describe-invalid.ts'
export { describeProblem } from './describe-problem.ts'
