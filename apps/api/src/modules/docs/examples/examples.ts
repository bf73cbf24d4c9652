import { accountExamples } from './account-examples.ts'
import { coupleExamples } from './couple-examples.ts'
import { deskExamples } from './desk-examples.ts'
import type { Examples } from './example-types.ts'
import { vendorExamples } from './vendor-examples.ts'
import { visionExamples } from './vision-examples.ts'

/** The examples of the OpenAPI document. Tests validate them with the contract. */
export const examples: Examples = {
  ...accountExamples,
  ...coupleExamples,
  ...vendorExamples,
  ...visionExamples,
  ...deskExamples,
}
