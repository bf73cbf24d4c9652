import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import type { TaskOptions } from '../platform/fair-queue.ts'
import { TooManyPixels, UnsupportedImage } from './errors.ts'
import type { HeicAnswer, HeicTask } from './heic-messages.ts'
import { findIccProfile, tagPng } from './icc-profile.ts'
import { heicLane } from './lanes.ts'
import { imageRules } from './rules.ts'

const DAMAGED = 'We could not read this HEIC photo. Please choose it as a JPEG.'

/**
 * Converts a HEIC photo to an upright PNG with the photo's colour profile, at most 2048 pixels on its longest side. A
 * new worker thread decodes each photo, so malicious bytes can crash only that thread.
 */
export function decodeHeic(bytes: Uint8Array, turn?: TaskOptions): Promise<Uint8Array> {
  return heicLane(async () => {
    const answer = await askWorker({ bytes, maxPixels: imageRules.maxPixels })
    if (answer.status === 'too-many-pixels') throw new TooManyPixels()
    if (answer.status === 'damaged') throw new UnsupportedImage(DAMAGED)
    const { data, width, height } = answer
    const png = await sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .resize(imageRules.maxSide, imageRules.maxSide, { fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer()
    const profile = findIccProfile(bytes)
    return profile ? tagPng(png, profile) : png
  }, turn)
}

async function askWorker(task: HeicTask): Promise<HeicAnswer> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), {
    workerData: task,
    // Discards the decoder's output about broken files.
    stdout: true,
    stderr: true,
  })
  const timeout = setTimeout(() => worker.terminate(), imageRules.heicTimeoutSeconds * 1_000)
  try {
    return await new Promise<HeicAnswer>((resolve) => {
      worker.once('message', resolve)
      worker.once('error', () => resolve({ status: 'damaged' }))
      worker.once('exit', () => resolve({ status: 'damaged' }))
    })
  } finally {
    clearTimeout(timeout)
    await worker.terminate()
  }
}
