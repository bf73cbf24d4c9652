import { VowkitProvider } from '@vowkit/react'
import { createSiteClient } from '@vowkit/sdk-core'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { HERO_SIZES } from './features/landing/hero-picture.tsx'
import { LandingPage } from './features/landing/landing-page.tsx'
import { VisionNewPage } from './features/vision/vision-new-page.tsx'
import { FirstBar } from './shared/first-screen.tsx'
import { HERO_SCENES } from './shared/scene/pictures.ts'
import { SiteConfigProvider } from './shared/site-config.ts'

/** The deployment is unknown at build time: the script adds the links that leave the site. */
const UNKNOWN = { apiHost: '', siteUrl: '', visionUrl: '' }

/** Renders the front page, so that its first screen is visible before any script has run. Runs at build time. */
export function prerenderFrontPage(page: string): string {
  const [{ file, widths }] = HERO_SCENES
  const srcSet = widths.map((width) => `/img/${file}-${width}.avif ${width}w`).join(', ')
  const preload = `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcSet}" imagesizes="${HERO_SIZES}" fetchpriority="high">`
  return prerender(page, <LandingPage />).replace('<title>', () => `${preload}\n    <title>`)
}

/**
 * Renders the page of a new vision, so that its text can be read and its layout is reserved before any script has run.
 * Its controls are inert until then. Runs at build time.
 */
export function prerenderNewVision(page: string): string {
  return prerender(
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

/** Renders a screen into a page, as a visitor who is not signed in sees it. */
function prerender(page: string, screen: ReactNode): string {
  const markup = renderToStaticMarkup(
    <SiteConfigProvider value={UNKNOWN}>
      <VowkitProvider client={createSiteClient({ apiHost: '', incomingSession: null })}>{screen}</VowkitProvider>
    </SiteConfigProvider>,
  )
  // The content security policy allows no style attributes, and a file chosen before the script runs would be lost.
  const plain = markup.replaceAll(/ style="[^"]*"/g, '').replaceAll(/<input\b[^>]* type="file"[^>]*>/g, '')
  return page.replace('<div id="root"></div>', () => `<div id="root">${plain}</div>`)
}
