import { Component, type ReactNode } from 'react'

/** A screen that did not load is heard by its heading, like every screen that opens. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus()

/** Says so when the code of a screen does not arrive, instead of showing nothing. */
export class LoadBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main className="page" id="main" tabIndex={-1}>
        <div className="notice">
          <h1 className="notice__title" tabIndex={-1} ref={takeFocus}>
            This page did not load
          </h1>
          <p>Please check your network connection.</p>
          {/* A browser remembers that a module failed, and a new release has other files: only a new load helps. */}
          <button type="button" className="button" onClick={() => window.location.reload()}>
            Try again
          </button>
        </div>
      </main>
    )
  }
}
