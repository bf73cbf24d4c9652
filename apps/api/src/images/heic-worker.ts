import { parentPort, workerData } from 'node:worker_threads'
import decodeHeic from 'heic-decode'
import type { HeicAnswer, HeicTask } from './heic-messages.ts'

const { bytes, maxPixels }: HeicTask = workerData

async function decode(): Promise<HeicAnswer> {
  const [photo] = await decodeHeic.all({ buffer: bytes })
  if (!photo) return { status: 'damaged' }
  // Nothing is unfolded before it is known to be worth it.
  if (pixelsOf(photo) > maxPixels) return { status: 'too-many-pixels' }
  return { status: 'decoded', ...(await photo.decode()) }
}

/** What the header says, which the decoder's types leave out. */
function pixelsOf(photo: object): number {
  return 'width' in photo && 'height' in photo ? Number(photo.width) * Number(photo.height) : Number.POSITIVE_INFINITY
}

const answer = await decode().catch((): HeicAnswer => ({ status: 'damaged' }))
const pixels = answer.status === 'decoded' ? answer.data.buffer : null
parentPort?.postMessage(answer, pixels instanceof ArrayBuffer ? [pixels] : [])
