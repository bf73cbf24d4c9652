// Generated from primitives.ts by `npm run readers`. Do not edit.
import { imageIn } from './envelope.ts'
import type { Detail, Picture } from './primitives.ts'
import { fieldOrValue, readTextOrEmpty, recordOrEmpty } from './read.ts'

export function readPicture(value: unknown): Picture {
  return {
    image: imageIn(fieldOrValue(value, 'image', 'image_url', 'url')),
  }
}

export function readDetail(value: unknown): Detail {
  const record = recordOrEmpty(value)
  return {
    detail: readTextOrEmpty(record.detail),
  }
}
