import type { WidgetError } from '../widget-props.ts'

/** An error that prevents a widget from rendering, with the code for the `vk-error` event. */
export class WidgetFailure extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

export function toWidgetError(cause: unknown): WidgetError {
  const message = cause instanceof Error ? cause.message : String(cause)
  const code = cause instanceof WidgetFailure ? cause.code : 'render_failed'
  return { code, message }
}
