/** The assistant returned no reply or an incomplete one. */
export class AssistantFailed extends Error {
  override readonly name = 'AssistantFailed'
  /** Whether a later attempt may succeed. */
  readonly retryable: boolean

  constructor(message: string, { retryable = true, ...options }: ErrorOptions & { retryable?: boolean } = {}) {
    super(message, options)
    this.retryable = retryable
  }
}
