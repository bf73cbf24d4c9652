/** No reply came of a question, or not all of it. */
export class AssistantFailed extends Error {
  override readonly name = 'AssistantFailed'
  /** Whether a later attempt may help. */
  readonly retryable: boolean

  constructor(message: string, { retryable = true, ...options }: ErrorOptions & { retryable?: boolean } = {}) {
    super(message, options)
    this.retryable = retryable
  }
}
