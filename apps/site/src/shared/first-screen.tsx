import './navbar.css'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { BrandMark } from './wordmark.tsx'

/** Shown until the code of the first screen has loaded. `hasBar` adds the bar at the top of most layouts. */
export function FirstScreen({ hasBar }: { hasBar: boolean }) {
  return (
    <>
      {hasBar && <FirstBar />}
      <ScreenSkeleton />
    </>
  )
}

/** The bar at the top of most layouts, before it is known whether the visitor is signed in. */
export function FirstBar() {
  return (
    <header className="navbar">
      <div className="navbar__inner">
        <span className="wordmark">
          <BrandMark />
        </span>
      </div>
    </header>
  )
}
