import { parentPort, workerData } from 'node:worker_threads'
import decodeHeic from 'heic-decode'
import type { HeicAnswer, HeicTask } from './heic-messages.ts'

const { bytes, maxPixels }: HeicTask = workerData

async function decode(): Promise<HeicAnswer> {
  const [photo] = await decodeHeic.all({ buffer: bytes })
  if (!photo) return { status: 'damaged' }
  // Checks the size in the header before decoding any pixels.
  if (pixelsOf(photo) > maxPixels) return { status: 'too-many-pixels' }
  return { status: 'decoded', ...(await photo.decode()) }
}

/** The fields of the header, which the decoder's types omit. */
function pixelsOf(photo: object): number {
  return 'width' in photo && 'height' in photo ? Number(photo.width) * Number(photo.height) : Number.POSITIVE_INFINITY
}

const answer = await decode().catch((): HeicAnswer => ({ status: 'damaged' }))
const pixels = answer.status === 'decoded' ? answer.data.buffer : null
parentPort?.postMessage(answer, pixels instanceof ArrayBuffer ? [pixels] : [])
