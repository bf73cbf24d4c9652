import { Component, type ReactNode } from 'react'
import type { WidgetProps } from '../widget-props.ts'
import { ErrorCard } from './error-card.tsx'
import { toWidgetError } from './widget-failure.ts'

interface ErrorBoundaryProps {
  tag: string
  /** The props of the widget. When the props change, a failed widget renders again. */
  given: WidgetProps
  children: ReactNode
}

/**
 * Catches errors that a widget throws while it renders. Renders an error card, logs the error once and calls `onError`
 * once.
 */
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
