import { createSiteClient } from '@vowkit/sdk-core'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { HERO_SIZES } from './features/landing/hero-picture.tsx'
import { LandingPage } from './features/landing/landing-page.tsx'
import { VisionNewPage } from './features/vision/vision-new-page.tsx'
import { UNKNOWN_BRAND } from './shared/brand.ts'
import { FirstBar } from './shared/first-screen.tsx'
import type { Language } from './shared/language/language.ts'
import { useMessages } from './shared/language/use-messages.ts'
import { sharedMessages } from './shared/messages.ts'
import { HERO_SCENES } from './shared/scene/pictures.ts'
import { SiteProvider } from './shared/site-provider.tsx'
import { spanish } from './spanish/index.ts'

/** The configuration is unknown at build time. The server inserts names, and the script adds external links. */
export const UNKNOWN = { apiHost: '', siteUrl: '', visionUrl: '', brand: UNKNOWN_BRAND, currency: '' }

/** Renders the front page, so that its first screen is visible before any script runs. Runs at build time. */
export function prerenderFrontPage(page: string, language: Language = 'en'): string {
  const [{ file, widths }] = HERO_SCENES
  const srcSet = widths.map((width) => `/img/${file}-${width}.avif ${width}w`).join(', ')
  const preload = `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcSet}" imagesizes="${HERO_SIZES}" fetchpriority="high">`
  return prerender(page, language, <LandingPage />).replace('<title>', () => `${preload}\n    <title>`)
}

/**
 * Renders the page of a new vision, so that its text is readable and its layout does not shift before the script runs.
 * Its controls are inert until then. Runs at build time.
 */
export function prerenderNewVision(page: string, language: Language = 'en'): string {
  return prerender(
    page,
    language,
    <>
      <FirstBar />
      <div className="first-vision" inert>
        <VisionNewPage />
      </div>
      <LoadingStatus />
    </>,
  )
}

function LoadingStatus() {
  return (
    <p className="visually-hidden" role="status">
      {useMessages(sharedMessages).loading}
    </p>
  )
}

/** Renders a screen into a page, as a signed-out visitor sees it. */
function prerender(page: string, language: Language, screen: ReactNode): string {
  const markup = renderToStaticMarkup(
    <SiteProvider
      config={UNKNOWN}
      client={createSiteClient({ apiHost: '', incomingSession: null })}
      language={language}
      spanish={language === 'es' ? spanish : null}
    >
      {screen}
    </SiteProvider>,
  )
  // Style attributes violate the content security policy, and a file chosen before the script runs would be lost.
  const plain = markup.replaceAll(/ style="[^"]*"/g, '').replaceAll(/<input\b[^>]* type="file"[^>]*>/g, '')
  return page.replace('<div id="root"></div>', () => `<div id="root">${plain}</div>`)
}
