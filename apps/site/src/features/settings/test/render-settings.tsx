import { render, screen } from '@testing-library/react'
import { VowkitProvider } from '@vowkit/react'
import { createSiteClient } from '@vowkit/sdk-core'
import { type FakePlatform, fakePlatform, type ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { StrictMode } from 'react'
import { SiteConfigProvider } from '../../../shared/site-config.ts'
import { CalendarCardLazy } from '../calendar/calendar-card.lazy.tsx'
import { PartnerCardLazy } from '../partner/partner-card.lazy.tsx'
import { SettingsPage } from '../settings-page.tsx'

export const PROFILE_PATH = '/couple/update-profile/'
export const PASSWORD_PATH = '/couple/set-password/'
export const ACCOUNT_PATH = '/couple/account/'
export const PHOTO_PATH = '/couple/update-profile-image/'

export const PROFILE = {
  first_name: 'Maya',
  last_name: 'Lind',
  email: 'maya@example.com',
  partner_name: 'Noor',
  partner_email: 'noor@example.com',
  wedding_city: 'null',
  wedding_date: '2026-06-11',
  image: 'https://api.test/p.jpg',
  is_onboarded: true,
}

export interface SettingsSetup {
  profile?: Partial<typeof PROFILE> & {
    has_partner?: boolean
    has_password?: boolean
    wedding_description?: string
    wedding_budget?: string
    guests?: number
    vision_facts?: { wedding_city: string }
  }
  /** Responses that the backend sends before the default ones. */
  script?: ScriptedAnswer[]
}

/** Renders a couple's settings. Resolves when they have loaded. */
export async function renderSettings({ profile, script = [] }: SettingsSetup = {}) {
  const platform = fakePlatform({
    address: 'https://site.test/settings',
    script: [
      ...script,
      { path: PROFILE_PATH, method: 'GET', always: true, body: { ...PROFILE, ...profile } },
      { path: ACCOUNT_PATH, method: 'GET', always: true, body: {} },
      { path: '/couple/dashboard/', always: true, body: { user: {} } },
      { path: '/couple/account/sessions/', always: true, body: [] },
      { path: '/couple/people/', method: 'GET', always: true, body: { people: [] } },
      { path: '/couple/wedding-day/', method: 'GET', always: true, body: { calendar: '' } },
    ],
  })
  const client = createSiteClient({ apiHost: 'https://api.test', platform })
  client.session.signIn({ token: 't0', userId: 7, email: 'maya@example.com' })
  await Promise.all([CalendarCardLazy.preload(), PartnerCardLazy.preload()])
  const view = render(
    <StrictMode>
      <SiteConfigProvider
        value={{ apiHost: 'https://api.test', siteUrl: 'https://site.test', visionUrl: 'https://site.test' }}
      >
        <VowkitProvider client={client}>
          <SettingsPage />
        </VowkitProvider>
      </SiteConfigProvider>
    </StrictMode>,
  )
  await screen.findByRole('heading', { name: 'Your Information' })
  return { ...view, client, platform }
}

/** Returns the form fields of a POST request to a path: by default, of the first. */
export function postedTo(path: string, { backend }: FakePlatform, index = 0): FormData {
  const request = backend.to(path, 'POST')[index]
  if (!(request?.body instanceof FormData)) throw new Error(`No form was sent to ${path}.`)
  return request.body
}
