import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Client, createClient, createSiteClient } from '@vowkit/sdk-core'
import { type FakePlatform, fakePlatform, type ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { type ReactElement, StrictMode } from 'react'
import { VowkitProvider, type VowkitProviderProps } from '../provider/vowkit-provider.tsx'

export interface SetupOptions extends Pick<VowkitProviderProps, 'messages' | 'lang' | 'currency'> {
  mode?: Client['mode']
  isSignedIn?: boolean
  script?: ScriptedAnswer[]
  platform?: FakePlatform
}

/** Renders a component with a real client on a fake platform, in `StrictMode`. */
export function setup(component: ReactElement, options: SetupOptions = {}) {
  const platform = options.platform ?? fakePlatform()
  platform.backend.answer(...(options.script ?? []), ...DEPLOYMENT)
  const client = (options.mode === 'site' ? createSiteClient : createClient)({ apiHost: 'https://api.test', platform })
  if (options.isSignedIn) client.session.signIn({ token: 't0', email: 'maya@example.com' })
  const inProvider = (inner: ReactElement) => (
    <StrictMode>
      <VowkitProvider client={client} messages={options.messages} lang={options.lang} currency={options.currency}>
        {inner}
      </VowkitProvider>
    </StrictMode>
  )
  const view = render(inProvider(component))
  return {
    ...view,
    platform,
    client,
    user: userEvent.setup(),
    show: (next: ReactElement) => view.rerender(inProvider(next)),
    /** Advances the client's clock. */
    wait: (ms: number) => act(() => platform.clock.advance(ms)),
  }
}

const DEPLOYMENT: ScriptedAnswer[] = [
  {
    path: '/config/',
    always: true,
    body: {
      site_url: 'https://site.test',
      vision_url: 'https://vision.test',
      contact_email: 'help@site.test',
      monthly_plan_url: 'https://plan.test/',
      google: false,
      payments: false,
      mailbox_url: 'https://api.test/dev/mailbox',
    },
  },
]

/** The responses to a sign-in by email, in order. */
export const SIGN_IN: ScriptedAnswer[] = [
  { path: '/auth/login_vision/', body: { resend_after: 30 } },
  { path: '/auth/login_vision/', body: { token: 't1', userId: 7, username: 'maya' } },
]

/** Creates a response for all requests of the credit balance. */
export function creditsLeft(credits: number): ScriptedAnswer {
  return { path: '/vision/user-credits/', always: true, body: { credits, email: 'maya@example.com' } }
}

export const VISION_ID = '11111111-1111-4111-8111-111111111111'

/** Creates a response for one request of the vision. */
export function visionAnswer(vision: object = {}): ScriptedAnswer {
  return {
    path: `/vision/list/${VISION_ID}/`,
    body: {
      id: VISION_ID,
      title: '',
      description: 'A garden at dusk',
      images: [],
      result_image: '',
      is_processing: false,
      is_task_processing: false,
      history_images: [],
      ...vision,
    },
  }
}

/** Creates a file for a file input. `size` is in bytes. */
export function imageFile(name: string, size = 10, type = 'image/png'): File {
  return new File(['x'.repeat(size)], name, { type })
}
