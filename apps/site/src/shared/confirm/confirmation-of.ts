import type { FeaturePorts } from '@vowkit/sdk-core'
import { type ConfirmationQuestion, createConfirmation } from '@vowkit/sdk-core/account'

/** Gives each session one question, so that a dialog that opens again still takes the code it had mailed. */
export function confirmationOf(ports: FeaturePorts): () => ConfirmationQuestion {
  let made: { token: string | null; question: ConfirmationQuestion } | null = null
  return () => {
    const token = ports.session.token()
    if (made?.token !== token) made = { token, question: createConfirmation(ports) }
    return made.question
  }
}
