import { VowkitProvider } from '@vowkit/react'
import { createSiteClient } from '@vowkit/sdk-core'
import { renderToStaticMarkup } from 'react-dom/server'
import { HERO_SIZES } from './features/landing/hero-picture.tsx'
import { LandingPage } from './features/landing/landing-page.tsx'
import { HERO_SCENES } from './shared/scene/pictures.ts'
import { SiteConfigProvider } from './shared/site-config.ts'

const ROOT = '<div id="root"></div>'
/** Nothing is known of the deployment while it is built: links out of the site are added by the script. */
const UNKNOWN = { apiHost: '', siteUrl: '', visionUrl: '' }

/**
 * The page of the main host's front door, made of the page of every address: its first screen is there to be seen
 * before any script has run. Runs at build time.
 */
export function drawFrontPage(page: string): string {
  const markup = renderToStaticMarkup(
    <SiteConfigProvider value={UNKNOWN}>
      <VowkitProvider client={createSiteClient({ apiHost: '', arrival: null })}>
        <LandingPage />
      </VowkitProvider>
    </SiteConfigProvider>,
  )
  // The content security policy takes no style from markup.
  const plain = markup.replaceAll(/ style="[^"]*"/g, '')
  const [{ file, widths }] = HERO_SCENES
  const srcSet = widths.map((width) => `/img/${file}-${width}.avif ${width}w`).join(', ')
  const preload = `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcSet}" imagesizes="${HERO_SIZES}" fetchpriority="high">`
  return page
    .replace('<title>', () => `${preload}\n    <title>Bring your dream wedding to life · `)
    .replace(ROOT, () => `<div id="root">${plain}</div>`)
}
