import type { Wire } from '../shared/call.ts'
import { imageIn, isRecord, listIn } from '../shared/envelope.ts'
import { readId, readMoney, readNumber, readOneOf, readOptional, readRecord, readText } from '../shared/read.ts'
import type { Credits, Picture, Vision, VisionDetail, VisionEdit, VisionFailure, VisionPack } from './schema.ts'

const VISION = '/vision/list/{id}/'

export const visionWire = {
  listVisions: { method: 'GET', path: '/vision/list/', auth: 'required', read: readVisions },
  createVision: {
    method: 'POST',
    path: '/vision/list/',
    auth: 'required',
    encoding: 'multipart',
    namesFiles: true,
    read: readCreated,
  },
  getVision: { method: 'GET', path: VISION, auth: 'required', read: readVisionDetail },
  editVision: { method: 'POST', path: VISION, auth: 'required', encoding: 'json', read: readVisionDetail },
  getCredits: { method: 'GET', path: '/vision/user-credits/', auth: 'required', read: readCredits },
  listVisionPacks: { method: 'GET', path: '/vision/vision-packs/', auth: 'none', read: readPacks },
  createCheckout: {
    method: 'POST',
    path: '/vision/vision-packs/create-checkout/',
    auth: 'required',
    encoding: 'json',
    read: readCheckout,
  },
} as const satisfies Record<string, Wire>

/** The id of the vision that a frame of the socket says is settled; undefined for every other frame. */
export function readSettledVision({ action, vision_id }: Record<string, unknown>): string | undefined {
  return action === 'vision_ready' && typeof vision_id === 'string' ? vision_id : undefined
}

function readPicture(value: unknown): Picture {
  return { image: imageIn(value) }
}

function readVision(value: unknown): Vision {
  const vision = readRecord(value)
  return {
    id: readText(vision.id, ''),
    title: readText(vision.title, ''),
    description: readText(vision.description, ''),
    images: (listIn(vision.images) ?? []).map(readPicture),
    result_image: imageIn(vision.result_image),
    created_at: readOptional(vision.created_at, readText),
    palette: readOptional(vision.palette, readPalette),
    is_processing: readOptional(vision.is_processing, Boolean),
  }
}

/** Nothing but colours: they become styles. */
function readPalette(value: unknown): string[] {
  const colours = Array.isArray(value) ? value : []
  return colours.filter((colour) => typeof colour === 'string' && /^#[\da-f]{6}$/i.test(colour))
}

function readVisions(body: unknown): { data: Vision[] } {
  return { data: (listIn(body) ?? []).map(readVision) }
}

function readEdit(value: unknown): VisionEdit {
  const edit = readRecord(value)
  return {
    description: readText(edit.description, ''),
    image: readOptional(edit.image ?? edit.image_url ?? edit.url, imageIn),
    created_at: readOptional(edit.created_at, readText),
  }
}

function readFailure(value: unknown): VisionFailure {
  const { code, message } = readRecord(value)
  return {
    code: readOneOf(code, ['refused', 'empty', 'timeout', 'failed']) ?? 'failed',
    message: readText(message, ''),
  }
}

function readVisionDetail(body: unknown): VisionDetail {
  const detail = readRecord(isRecord(body) && isRecord(body.data) ? body.data : body)
  return {
    ...readVision(detail),
    is_processing: Boolean(detail.is_processing),
    is_task_processing: Boolean(detail.is_task_processing),
    original_image: readOptional(detail.original_image, imageIn),
    history_images: (listIn(detail.history_images) ?? []).map(readEdit),
    failure: readOptional(detail.failure, readFailure),
    processing_since: readOptional(detail.processing_since, readText),
    is_illustrated: readOptional(detail.is_illustrated, Boolean),
    is_watermarked: readOptional(detail.is_watermarked, Boolean),
  }
}

function readCreated(body: unknown): { id: string } {
  return { id: readText(readRecord(body).id) }
}

function readCredits(body: unknown): Credits {
  const { credits, email, plan_type } = readRecord(body)
  return {
    credits: readNumber(credits),
    email: readText(email, ''),
    plan_type: readOneOf(plan_type, ['free', 'monthly']),
  }
}

function readPack(value: unknown): VisionPack {
  const { id, credits, price, percentage_off } = readRecord(value)
  return {
    id: readId(id),
    credits: readNumber(credits),
    price: readMoney(price),
    percentage_off: readOptional(percentage_off, readNumber),
  }
}

function readPacks(body: unknown): VisionPack[] {
  return (listIn(body) ?? []).map(readPack)
}

function readCheckout(body: unknown): { checkout_url: string } {
  return { checkout_url: readText(readRecord(body).checkout_url) }
}
