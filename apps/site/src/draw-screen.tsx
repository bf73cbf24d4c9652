import { VowkitProvider } from '@vowkit/react'
import { createSiteClient } from '@vowkit/sdk-core'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SiteConfigProvider } from './shared/site-config.ts'

const ROOT = '<div id="root"></div>'
/** Nothing is known of the deployment while it is built: links out of the site are added by the script. */
const UNKNOWN = { apiHost: '', siteUrl: '', visionUrl: '' }

/** A page with a screen drawn into it, as somebody sees it who is not signed in. Runs at build time. */
export function drawScreen(page: string, screen: ReactNode): string {
  const markup = renderToStaticMarkup(
    <SiteConfigProvider value={UNKNOWN}>
      <VowkitProvider client={createSiteClient({ apiHost: '', arrival: null })}>{screen}</VowkitProvider>
    </SiteConfigProvider>,
  )
  // The content security policy takes no style from markup, and a file chosen before there is script would be lost.
  const plain = markup.replaceAll(/ style="[^"]*"/g, '').replaceAll(/<input\b[^>]* type="file"[^>]*>/g, '')
  return page.replace(ROOT, () => `<div id="root">${plain}</div>`)
}
