import { drawScreen } from './draw-screen.tsx'
import { HERO_SIZES } from './features/landing/hero-picture.tsx'
import { LandingPage } from './features/landing/landing-page.tsx'
import { HERO_SCENES } from './shared/scene/pictures.ts'

/**
 * The page of the main host's front door, made of the page of every address: its first screen is there to be seen
 * before any script has run. Runs at build time.
 */
export function drawFrontPage(page: string): string {
  const [{ file, widths }] = HERO_SCENES
  const srcSet = widths.map((width) => `/img/${file}-${width}.avif ${width}w`).join(', ')
  const preload = `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcSet}" imagesizes="${HERO_SIZES}" fetchpriority="high">`
  return drawScreen(page, <LandingPage />).replace(
    '<title>',
    () => `${preload}\n    <title>Bring your dream wedding to life · `,
  )
}
