import { setTimeout as sleep } from 'node:timers/promises'
import { calls } from '@vowkit/sdk-core/contract'

/** The interval at which the client polls a vision. */
const PAGE_ASKS_MS = 10_000

const SCENES = [
  'A garden ceremony under roses at noon',
  'A barn dinner at night with string lights',
  'A beach at sunset with an arch of driftwood',
  'A ballroom in gold with a hundred candles',
]

async function call(url: string, token: string, init?: RequestInit): Promise<unknown> {
  const answer = await fetch(url, { ...init, headers: { Authorization: `Token ${token}` } })
  if (!answer.ok) throw new Error(`${url} responded with ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** Creates a vision and returns its id. */
export async function askForVision(url: string, token: string, index: number): Promise<string> {
  const body = new FormData()
  body.set('description', `${SCENES[index % SCENES.length]}, number ${index}`)
  return calls.createVision.response.parse(await call(`${url}/vision/list/`, token, { method: 'POST', body })).id
}

/** Polls a vision until its image is ready or has failed. Resolves to `true` if the vision has an image. */
export async function untilSettled(url: string, token: string, id: string, index: number): Promise<boolean> {
  // Starts the polls at different times, because real pages open at different times.
  await sleep((index * 100) % PAGE_ASKS_MS)
  for (;;) {
    const vision = calls.getVision.response.parse(await call(`${url}/vision/list/${id}/`, token))
    if (!vision.is_processing) return vision.result_image !== ''
    await sleep(PAGE_ASKS_MS)
  }
}

/**
 * Sends requests for `paths` in turn at a fixed rate until the signal aborts. Resolves to the sorted response times in
 * milliseconds.
 */
export async function timeCalls(url: string, paths: string[], token: string, perSecond: number, signal: AbortSignal) {
  const times: number[] = []
  for (let index = 0; !signal.aborted; index++) {
    const start = performance.now()
    await call(url + paths[index % paths.length], token)
    const took = performance.now() - start
    times.push(took)
    await sleep(Math.max(0, 1_000 / perSecond - took))
  }
  return times.sort((a, b) => a - b)
}
