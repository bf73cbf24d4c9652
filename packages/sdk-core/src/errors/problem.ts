/** A misconfiguration by the developer of a page. */
export interface Problem {
  /** The section of the documentation that explains the problem. */
  code: string
  /** What has the value, such as `category` or `theme of <vendor-card-grid>`. */
  subject: string
  /** The value that was set. `undefined` if it is missing. */
  value?: unknown
  /** The accepted values. */
  allowed?: readonly string[]
  /** The form of accepted values, such as `a hex colour`. */
  expected?: string
}
