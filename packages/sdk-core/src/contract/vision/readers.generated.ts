// Generated from schema.ts by `npm run readers`. Do not edit.
import { readAddedBy, readLove } from '../love/readers.generated.ts'
import { imageIn } from '../shared/envelope.ts'
import {
  fieldOrValue,
  readColour,
  readId,
  readIfPossible,
  readList,
  readListIfPossible,
  readMoney,
  readNumber,
  readOneOf,
  readOptional,
  readRecord,
  readText,
  readTextOrEmpty,
  readWord,
  recordOrEmpty,
  unwrap,
} from '../shared/read.ts'
import { readVendor } from '../vendors/readers.generated.ts'
import type {
  Checkout,
  CreatedVision,
  Credits,
  OfferedEdit,
  ReferenceImage,
  SharedVision,
  ShareLink,
  UnderstoodPhrase,
  Vision,
  VisionArea,
  VisionDetail,
  VisionDownload,
  VisionEdit,
  VisionFailure,
  VisionList,
  VisionMatch,
  VisionMatchList,
  VisionObject,
  VisionPack,
  VisionPackList,
  VisionVariant,
} from './schema.ts'

function readVisionFailure(value: unknown): VisionFailure {
  const record = readRecord(value)
  return {
    code: readOneOf(record.code, ['refused', 'empty', 'timeout', 'failed']) ?? 'failed',
    message: readTextOrEmpty(record.message),
  }
}

function readUnderstoodPhrase(value: unknown): UnderstoodPhrase {
  const record = readRecord(value)
  return {
    phrase: readTextOrEmpty(record.phrase),
    as: readTextOrEmpty(record.as),
  }
}

function readReferenceImage(value: unknown): ReferenceImage {
  const record = recordOrEmpty(value)
  return {
    image: imageIn(fieldOrValue(value, 'image', 'image_url', 'url')),
    role: readOneOf(record.role, ['inspiration', 'venue']),
  }
}

function readVisionArea(value: unknown): VisionArea {
  const record = readRecord(value)
  return {
    x: readNumber(record.x),
    y: readNumber(record.y),
    width: readNumber(record.width),
    height: readNumber(record.height),
  }
}

function readOfferedEdit(value: unknown): OfferedEdit {
  const record = readRecord(value)
  return {
    label: readTextOrEmpty(record.label),
    prompt: readTextOrEmpty(record.prompt),
  }
}

function readVisionObject(value: unknown): VisionObject {
  const record = readRecord(value)
  return {
    id: readTextOrEmpty(record.id),
    name: readTextOrEmpty(record.name),
    areas: readListIfPossible(record.areas, readVisionArea),
    alternatives: readListIfPossible(record.alternatives, readOfferedEdit),
    remove: readOptional(record.remove, readText),
  }
}

function readVision(value: unknown): Vision {
  const record = readRecord(value)
  return {
    id: readTextOrEmpty(record.id),
    title: readTextOrEmpty(record.title),
    description: readTextOrEmpty(record.description),
    images: readList(record.images, readReferenceImage),
    result_image: imageIn(record.result_image),
    created_at: readOptional(record.created_at, readText),
    palette: readOptional(record.palette, (value) => readListIfPossible(value, readColour)),
    is_processing: readOptional(record.is_processing, Boolean),
    love: readIfPossible(record.love, readLove),
    added_by: readIfPossible(record.added_by, readAddedBy),
  }
}

function readVisionEdit(value: unknown): VisionEdit {
  const record = readRecord(value)
  return {
    description: readTextOrEmpty(record.description),
    image: readOptional(record.image ?? record.image_url ?? record.url, imageIn),
    created_at: readOptional(record.created_at, readText),
    understood: readOptional(record.understood, (value) => readListIfPossible(value, readUnderstoodPhrase)),
    not_drawn: readOptional(record.not_drawn, (value) => readListIfPossible(value, readWord)),
    changes: readOptional(record.changes, (value) => readListIfPossible(value, readWord)),
  }
}

function readVisionVariant(value: unknown): VisionVariant {
  const record = readRecord(value)
  return {
    image: imageIn(record.image),
    palette: readOptional(record.palette, (value) => readListIfPossible(value, readColour)),
    title: readTextOrEmpty(record.title),
    is_picked: Boolean(record.is_picked),
  }
}

export function readVisionDetail(value: unknown): VisionDetail {
  const record = readRecord(unwrap(value))
  return {
    ...readVision(record),
    is_processing: Boolean(record.is_processing),
    understood: readOptional(record.understood, (value) => readListIfPossible(value, readUnderstoodPhrase)),
    not_drawn: readOptional(record.not_drawn, (value) => readListIfPossible(value, readWord)),
    is_task_processing: Boolean(record.is_task_processing),
    original_image: readOptional(record.original_image, imageIn),
    history_images: readList(record.history_images, readVisionEdit),
    failure: readOptional(record.failure, readVisionFailure),
    processing_since: readOptional(record.processing_since, readText),
    is_illustrated: readOptional(record.is_illustrated, Boolean),
    variants: readOptional(record.variants, (value) => readListIfPossible(value, readVisionVariant)),
    pending_variants: readOptional(record.pending_variants, readNumber),
    objects: readOptional(record.objects, (value) => readListIfPossible(value, readVisionObject)),
    suggested_edits: readOptional(record.suggested_edits, (value) => readListIfPossible(value, readWord)),
    palette_names: readOptional(record.palette_names, (value) => readListIfPossible(value, readWord)),
    is_watermarked: readOptional(record.is_watermarked, Boolean),
    vendor_id: readOptional(record.vendor_id, readText),
    share_url: readOptional(record.share_url, readText),
  }
}

export function readShareLink(value: unknown): ShareLink {
  const record = readRecord(value)
  return {
    share_url: readText(record.share_url),
  }
}

export function readSharedVision(value: unknown): SharedVision {
  const record = readRecord(value)
  return {
    title: readTextOrEmpty(record.title),
    description: readTextOrEmpty(record.description),
    result_image: imageIn(record.result_image),
    palette: readOptional(record.palette, (value) => readListIfPossible(value, readColour)),
    understood: readOptional(record.understood, (value) => readListIfPossible(value, readUnderstoodPhrase)),
  }
}

export function readVisionDownload(value: unknown): VisionDownload {
  const record = readRecord(value)
  return {
    url: readText(record.url),
  }
}

function readVisionPack(value: unknown): VisionPack {
  const record = readRecord(value)
  return {
    id: readId(record.id),
    credits: readNumber(record.credits),
    price: readMoney(record.price),
    percentage_off: readOptional(record.percentage_off, readNumber),
  }
}

export function readCredits(value: unknown): Credits {
  const record = readRecord(value)
  return {
    credits: readNumber(record.credits),
    email: readTextOrEmpty(record.email),
    plan_type: readOneOf(record.plan_type, ['free', 'monthly']),
  }
}

export function readVisionList(value: unknown): VisionList {
  return {
    data: readList(value, readVision),
  }
}

export function readCreatedVision(value: unknown): CreatedVision {
  const record = readRecord(value)
  return {
    id: readText(record.id),
  }
}

export function readVisionPackList(value: unknown): VisionPackList {
  return readList(value, readVisionPack)
}

export function readCheckout(value: unknown): Checkout {
  const record = readRecord(value)
  return {
    checkout_url: readText(record.checkout_url),
  }
}

function readVisionMatch(value: unknown): VisionMatch {
  const record = readRecord(value)
  return {
    ...readVendor(record),
    matched: readListIfPossible(record.matched, readWord),
  }
}

export function readVisionMatchList(value: unknown): VisionMatchList {
  return {
    results: readList(value, readVisionMatch),
  }
}
