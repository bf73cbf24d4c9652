import { sendImage, sendJson, startFakeOpenAi } from '@vowkit/api/testing/fake-servers/openai'
import {
  type FakeStripe,
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  startFakeStripe,
} from '@vowkit/api/testing/fake-servers/stripe'
import sharp from 'sharp'

/** The result of the next drawing: declined, a response without an image, or a timeout. */
export type DrawingFault = 'refused' | 'empty' | 'timeout'

/** Local servers that speak the protocols of the payment provider and the image provider. */
export interface Peers {
  stripe: FakeStripe
  /** The results of the next drawings, in order. Later drawings succeed. */
  faults: DrawingFault[]
  /** Holds all drawings until the returned function is called. Hold them for less than the drawing timeout. */
  hold(): () => void
  /** The environment variables that point the API to these servers. */
  env: Record<string, string>
  stop(): Promise<void>
}

/** Starts both servers. */
export async function startPeers(): Promise<Peers> {
  const stripe = await startFakeStripe()
  const image = sharp({ create: { width: 240, height: 160, channels: 3, background: '#8fae8b' } })
  const bytes = await image.png().toBuffer()
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
      // One journey waits for this timeout, so it is short. It is longer than any other delay of a drawing on a busy
      // machine.
      DRAW_TIMEOUT_MS: '20000',
    },
    async stop() {
      await Promise.all([stripe.stop(), images.stop()])
    },
  }
}
