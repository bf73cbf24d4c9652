import { Component, type ReactNode } from 'react'
import type { WidgetProps } from '../widget-props.ts'
import { RestingCard } from './resting-card.tsx'
import { toWidgetError } from './widget-failure.ts'

interface ErrorBoundaryProps {
  tag: string
  /** What the page gives the widget. Something else is worth another try. */
  given: WidgetProps
  children: ReactNode
}

/** Keeps a failing widget from becoming an empty box or the page's problem. */
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
    return <RestingCard given={this.props.given} onRetry={() => this.setState({ hasFailed: false })} />
  }
}
