import { drawScreen } from './draw-screen.tsx'
import { VisionNewPage } from './features/vision/vision-new-page.tsx'
import { FirstBar } from './shared/first-screen.tsx'

/**
 * The page of a new vision, made of the page of every address: what is read on it is there before any script has run,
 * and the room of what is used on it. Runs at build time.
 */
export function drawNewVision(page: string): string {
  return drawScreen(
    page,
    <>
      <FirstBar />
      <div className="first-vision" inert>
        <VisionNewPage />
      </div>
      <p className="visually-hidden" role="status">
        Loading
      </p>
    </>,
  )
}
