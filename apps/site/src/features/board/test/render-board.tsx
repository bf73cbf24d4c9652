import { render } from '@testing-library/react'
import { VowkitProvider } from '@vowkit/react'
import { createSiteClient } from '@vowkit/sdk-core'
import type { SiteConfig } from '@vowkit/sdk-core/contract'
import { type FakeClock, fakePlatform, type ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { StrictMode } from 'react'
import { SiteConfigProvider } from '../../../shared/site-config.ts'
import { BoardPage } from '../board-page.tsx'

export const BOARD = '/couple/couple-inspiration/list/'
export const CREATE = '/couple/couple-inspiration/create/'

export const DETAILS = '/couple/inspiration-board/'
export const PINS = `${DETAILS}pins/`

export const COUPLE = {
  user: { id: 7, username: 'maya', first_name: 'Maya', last_name: 'Lind' },
  partner_name: 'Noor',
  wedding_date: '2026-06-11',
  image: 'https://api.test/p.jpg',
  wedding_inspiration_images: [],
}

export const IDEA = {
  id: 1,
  category: 'Florists',
  category_id: 4,
  description: 'Loose and seasonal',
  images: [{ gallery_image: 'https://api.test/1.jpg' }],
}

const CONFIG: SiteConfig = { apiHost: 'https://api.test', siteUrl: 'https://s.test', visionUrl: 'https://v.test' }

export interface BoardSetup {
  couple?: Partial<typeof COUPLE>
  ideas?: unknown[]
  pins?: unknown[]
  /** The palette, the next step and the share link. */
  details?: object
  /** Responses that the backend sends before the default ones. */
  script?: ScriptedAnswer[]
  config?: Partial<SiteConfig>
  isSignedIn?: boolean
  clock?: FakeClock
}

/** Renders a couple's board with the clock set to 1 June 2026. */
export function renderBoard({
  couple,
  ideas = [IDEA],
  pins = [],
  details,
  script = [],
  config,
  isSignedIn = true,
  clock,
}: BoardSetup = {}) {
  const platform = fakePlatform({
    address: 'https://site.test/dashboard',
    clock,
    script: [
      ...script,
      { path: '/couple/dashboard/', always: true, body: { ...COUPLE, ...couple } },
      { path: BOARD, always: true, body: ideas },
      { path: PINS, method: 'GET', always: true, body: pins },
      { path: DETAILS, always: true, body: { palette: [], ...details } },
      { path: '/couple/payments/', always: true, body: [] },
      { path: '/couple/wedding-day/', always: true, body: { wedding_date: '2026-06-11', wedding_city: '' } },
      {
        path: '/vendor/categories/',
        always: true,
        body: [
          { id: 4, title: 'Florists' },
          { id: 5, title: 'Cakes' },
        ],
      },
    ],
  })
  const client = createSiteClient({ apiHost: 'https://api.test', platform })
  if (isSignedIn) client.session.signIn({ token: 't0', userId: 7, email: 'maya@example.com' })
  const view = render(
    <StrictMode>
      <SiteConfigProvider value={{ ...CONFIG, ...config }}>
        <VowkitProvider client={client}>
          <BoardPage />
        </VowkitProvider>
      </SiteConfigProvider>
    </StrictMode>,
  )
  return { ...view, client, platform }
}

/** Creates an image file of the given type. */
export function file(name: string, type = 'image/jpeg'): File {
  return new File([name], name, { type })
}
