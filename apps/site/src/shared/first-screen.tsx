import './navbar.css'
import './wordmark.css'
import { ScreenSkeleton } from './screen-skeleton.tsx'

/** What is seen before the code of an address is there; with the bar that nearly every frame begins with. */
export function FirstScreen({ hasBar }: { hasBar: boolean }) {
  return (
    <>
      {hasBar && <FirstBar />}
      <ScreenSkeleton />
    </>
  )
}

/** The bar of nearly every frame, before it is known who is here. */
export function FirstBar() {
  return (
    <header className="navbar">
      <div className="navbar__inner">
        <span className="wordmark">vowkit</span>
      </div>
    </header>
  )
}
