import {
  TITLE_LENGTH,
  UNTITLED,
  type Vision,
  type VisionDetail,
  type VisionFailure,
  type VisionVariant,
} from '@vowkit/sdk-core/contract'
import type { Account } from '../../http/call-context.ts'
import { toAddedBy, toLove } from '../pairs/service.ts'
import type { ImageKeys } from './large-images.ts'
import { isProcessing, type ListedVision, type VisionRecord } from './repository.ts'

const FAILURES: Record<VisionFailure['code'], string> = {
  refused: 'The image service declined this description. Please change it and try again.',
  empty: 'We could not create an image from this description. Please try again or change the wording.',
  timeout: 'Creating the image took too long. Please try again.',
  failed: 'Something went wrong while we created the image. Please try again.',
}

/** The account that requests visions. */
export interface Viewer extends Pick<Account, 'pair'> {
  /** Whether the account has bought credits, so that its images have no watermark. */
  hasBought: boolean
}

/** Converts rows to the contract's shapes for one viewer. */
export interface VisionViews {
  toVision(listed: ListedVision, viewer: Viewer): Vision
  toDetail(record: VisionRecord, viewer: Viewer): VisionDetail
  /** Returns the URL of the share link with this slug. */
  toShareUrl(slug: string): string
  /** Returns the URL that downloads one of a vision's images as a file with the vision's title. */
  toDownloadUrl(record: VisionRecord, image: ImageKeys, viewer: Viewer): string
}

/** Pages can name any text as their vendor. */
const VENDOR_ID = /^\d{1,9}$/

export interface VisionUrls {
  /** Returns the public URL of a file key. */
  toUrl(key: string): string
  /** Returns the URL of the share link with this slug. */
  toShareUrl(slug: string): string
}

export function createVisionViews({ toUrl, toShareUrl }: VisionUrls): VisionViews {
  const toImage = (image: { imageKey: string | null; markedKey: string | null }, { hasBought }: Viewer) => {
    const key = hasBought ? image.imageKey : image.markedKey
    return key ? toUrl(key) : ''
  }

  function toVision({ vision, references }: ListedVision, viewer: Viewer): Vision {
    return {
      id: vision.id,
      title: titleOf(vision),
      description: vision.description,
      images: references.map(({ key, role }) => ({ image: toUrl(key), role })),
      result_image: toImage(vision, viewer),
      created_at: vision.createdAt.toISOString(),
      palette: vision.palette ?? undefined,
      is_processing: isProcessing(vision),
      love: toLove(viewer, vision.lovedBy),
      added_by: toAddedBy(viewer, vision.madeBy),
    }
  }

  function toDetail(record: VisionRecord, viewer: Viewer): VisionDetail {
    const { vision, edits } = record
    const original = { imageKey: vision.originalImageKey, markedKey: vision.originalMarkedKey }
    return {
      ...toVision(record, viewer),
      is_processing: isProcessing(vision),
      is_task_processing: vision.status === 'drawing',
      original_image: toImage(original, viewer) || undefined,
      history_images: edits.map((edit) => ({
        description: edit.description,
        image: toImage(edit, viewer),
        created_at: edit.createdAt.toISOString(),
        understood: edit.understood ?? undefined,
        not_drawn: edit.notDrawn ?? undefined,
        changes: edit.changes ?? undefined,
      })),
      understood: vision.understood ?? undefined,
      not_drawn: vision.notDrawn ?? undefined,
      failure: vision.failure && { code: vision.failure, message: FAILURES[vision.failure] },
      processing_since: isProcessing(vision) ? vision.requestedAt.toISOString() : null,
      is_illustrated: vision.isIllustrated,
      variants: toVariants(record, viewer),
      pending_variants: vision.pendingVariants || undefined,
      vendor_id: vision.vendorId !== null && VENDOR_ID.test(vision.vendorId) ? vision.vendorId : undefined,
      share_url: vision.shareSlug ? toShareUrl(vision.shareSlug) : undefined,
      is_watermarked: !viewer.hasBought && vision.markedKey !== null,
    }
  }

  function toVariants({ vision, variants }: VisionRecord, viewer: Viewer): VisionVariant[] | undefined {
    if (variants.length < 2) return undefined
    const firstKey = vision.originalImageKey ?? vision.imageKey
    return variants.map((variant) => ({
      image: toImage(variant, viewer),
      palette: variant.palette,
      title: variant.title ?? '',
      is_picked: variant.imageKey === firstKey,
    }))
  }

  const toDownloadUrl = ({ vision }: VisionRecord, image: ImageKeys, viewer: Viewer) =>
    `${toImage(image, viewer)}?download=${encodeURIComponent(titleOf(vision))}`

  return { toVision, toDetail, toDownloadUrl, toShareUrl }
}

/** Returns the couple's own title, else the title of the scene, else the start of the prompt. */
export function titleOf({ customTitle, title, description }: ListedVision['vision']): string {
  return customTitle ?? title ?? toTitle(description)
}

function toTitle(description: string): string {
  return [...description.trim()].slice(0, TITLE_LENGTH).join('') || UNTITLED
}
