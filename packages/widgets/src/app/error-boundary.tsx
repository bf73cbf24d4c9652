import { Component, type ReactNode } from 'react'
import type { WidgetProps } from '../widget-props.ts'
import { ErrorCard } from './error-card.tsx'
import { toWidgetError } from './widget-failure.ts'

interface ErrorBoundaryProps {
  tag: string
  /** The props of the widget. When they change, a failed widget renders again. */
  given: WidgetProps
  children: ReactNode
}

/** Replaces a widget that throws with an error card, and reports the error once on the console and in `onError`. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  override componentDidCatch(cause: unknown) {
    this.setState({ hasFailed: true })
    const error = toWidgetError(cause)
    console.error(`<${this.props.tag}> ${error.code}: ${error.message}`)
    this.props.given.onError?.(error)
  }

  override componentDidUpdate({ given }: ErrorBoundaryProps) {
    if (this.state.hasFailed && given !== this.props.given) this.setState({ hasFailed: false })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <ErrorCard given={this.props.given} onRetry={() => this.setState({ hasFailed: false })} />
  }
}
