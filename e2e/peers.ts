import { sendImage, sendJson, startFakeOpenAi } from '@vowkit/api/testing/fake-servers/openai'
import {
  type FakeStripe,
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  startFakeStripe,
} from '@vowkit/api/testing/fake-servers/stripe'
import sharp from 'sharp'

/** How the next drawing ends: declined, an answer without a picture, or none within the time. */
export type DrawingFault = 'refused' | 'empty' | 'timeout'

/** Local servers that speak the protocols of those who take payments and draw. */
export interface Peers {
  stripe: FakeStripe
  /** What becomes of the next drawings, in turn; then there are pictures. */
  faults: DrawingFault[]
  /** Keeps every drawing waiting from now on, for less time than one may take; what this returns lets them go. */
  hold(): () => void
  /** What the API is told of them. */
  env: Record<string, string>
  stop(): Promise<void>
}

/** Starts both. */
export async function startPeers(): Promise<Peers> {
  const stripe = await startFakeStripe()
  const picture = sharp({ create: { width: 240, height: 160, channels: 3, background: '#8fae8b' } })
  const bytes = await picture.png().toBuffer()
  const faults: DrawingFault[] = []
  let released = Promise.resolve()
  const images = await startFakeOpenAi(async (_call, response) => {
    await released
    const fault = faults.shift()
    if (fault === 'refused') sendJson(response, 400, { error: { code: 'moderation_blocked', message: 'No.' } })
    else if (fault === 'empty') sendJson(response, 200, { data: [] })
    else if (fault === undefined) sendImage(response, bytes)
  })
  return {
    stripe,
    faults,
    hold() {
      let release = () => {}
      released = new Promise((resolve) => {
        release = resolve
      })
      return () => release()
    },
    env: {
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET,
      STRIPE_API_URL: stripe.url,
      IMAGE_BASE_URL: images.origin,
      IMAGE_MODEL: 'any',
      // One journey waits for it to be over, and what is held on a busy machine shall not need it.
      DRAW_TIMEOUT_MS: '20000',
    },
    async stop() {
      await Promise.all([stripe.stop(), images.stop()])
    },
  }
}
