import type { LazyFallbackProps } from '@vowkit/react/lazy'
import { Component, type ReactNode } from 'react'
import { useMessages } from './language/use-messages.ts'
import { sharedMessages } from './messages.ts'
import { ScreenSkeleton } from './screen-skeleton.tsx'

/** Screen readers announce the error page when its heading has the focus. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus()

/** Shows an error page when the code of a screen does not load. */
export class LoadBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <LoadError />
  }
}

function LoadError() {
  const t = useMessages(sharedMessages)
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="notice">
        <h1 className="notice__title" tabIndex={-1} ref={takeFocus}>
          {t.loadFailed}
        </h1>
        <p>{t.network}</p>
        {/* Reloads the page: a new release has different files, and some browsers cache a failed module. */}
        <button type="button" className="button" onClick={() => window.location.reload()}>
          {t.tryAgain}
        </button>
      </div>
    </main>
  )
}

/**
 * The fallback of a lazy component. Renders its children while the component loads. Throws if loading failed, so that
 * the {@link LoadBoundary} around it shows the error page. Dialogs use it without children.
 */
export function LoadFallback({ onRetry, children }: LazyFallbackProps & { children?: ReactNode }) {
  if (onRetry) throw new Error('The code of this component could not be loaded.')
  return children
}

/** The fallback of a lazy screen. */
export function ScreenFallback(props: LazyFallbackProps) {
  return (
    <LoadFallback {...props}>
      <ScreenSkeleton />
    </LoadFallback>
  )
}
