import * as z from 'zod/mini'
import { AddedBy, Love } from '../love/schema.ts'
import { Id, ImageUrl, Money, Picture, Text, Timestamp, VisionId } from '../shared/primitives.ts'
import { COLOUR_PATTERN, readColour, readWord } from '../shared/read.ts'
import { forgiving, fromAnswer, readBy, withAliases, withFallback, wrapped } from '../shared/reading.ts'
import { Vendor } from '../vendors/schema.ts'
import { IMAGE_ROLES } from './image-role.ts'

/** The reason why a vision could not be drawn. The credit is always refunded. */
export const VisionFailure = z.object({
  /**
   * `refused`: the image provider rejected the prompt, which must be changed. `empty`: the provider returned no image.
   * After `empty`, `timeout` and `failed`, a retry may succeed.
   */
  code: withFallback(z.enum(['refused', 'empty', 'timeout', 'failed']), 'failed'),
  message: Text,
})
export type VisionFailure = z.infer<typeof VisionFailure>

const Colour = readBy(z.string().check(z.regex(COLOUR_PATTERN)), readColour)

/** A phrase of a prompt and what it was understood as: `{ phrase: 'tall candles', as: 'candles' }`. */
export const UnderstoodPhrase = z.object({ phrase: Text, as: Text })
export type UnderstoodPhrase = z.infer<typeof UnderstoodPhrase>

/** What a drawing made of its prompt. Absent if the backend does not say. */
const understanding = {
  understood: z.optional(forgiving(z.array(UnderstoodPhrase))),
  /** The phrases that the image does not show. */
  not_drawn: z.optional(forgiving(z.array(readBy(z.string(), readWord)))),
}

/** A reference image of a vision. */
export const ReferenceImage = z.extend(Picture, {
  /** Whether the image shows the venue. Absent if the backend does not store it. */
  role: z.optional(forgiving(z.enum(IMAGE_ROLES))),
})
export type ReferenceImage = z.infer<typeof ReferenceImage>

/** An area of an image, as fractions of the image's width and height. `x` and `y` are the upper left corner. */
export const VisionArea = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
export type VisionArea = z.infer<typeof VisionArea>

/** An edit that certainly changes the image: a short label, such as "Moon gate", and the prompt to submit. */
export const OfferedEdit = z.object({ label: Text, prompt: Text })
export type OfferedEdit = z.infer<typeof OfferedEdit>

/** An object of an image that can be selected and changed. */
export const VisionObject = z.object({
  /** The kind of the object, such as `structure`. Unique within an image. */
  id: Text,
  /** The name of the object in lower case, in the language of the request: "flower arch". */
  name: Text,
  /** The areas of the object, such as the chairs on the left and on the right. */
  areas: forgiving(z.array(VisionArea)),
  /** Three edits that change the object. */
  alternatives: forgiving(z.array(OfferedEdit)),
  /** The prompt of the edit that removes the object. Absent if the object cannot be removed. */
  remove: z.optional(z.string()),
})
export type VisionObject = z.infer<typeof VisionObject>

const visionFields = {
  id: Text,
  title: Text,
  description: Text,
  /** The reference images from which the vision was created. */
  images: z.array(ReferenceImage),
  /** The URL of the latest image. `""` until there is one. */
  result_image: ImageUrl,
  created_at: z.optional(Timestamp),
  /** The colours of the latest image as `#rrggbb`, from dark to light. */
  palette: z.optional(forgiving(z.array(Colour))),
  /** Whether the vision is being drawn. */
  is_processing: z.optional(z.boolean()),
  /** Which of the two people loves the vision. Absent for couples with one login, and if nobody does. */
  love: forgiving(z.optional(Love)),
  /** Which of the two people created the vision. Absent for couples with one login. */
  added_by: forgiving(z.optional(AddedBy)),
}

/** A vision in a list response. */
export const Vision = z.object(visionFields)
export type Vision = z.infer<typeof Vision>

/** A completed edit of a vision. */
export const VisionEdit = z.object({
  /** The prompt of this edit. */
  description: Text,
  /** The URL of the edited image. `""` if there is none. */
  image: withAliases(z.optional(ImageUrl), 'image_url', 'url'),
  created_at: z.optional(Timestamp),
  ...understanding,
  /** What the edit changed, such as "Time: dusk". */
  changes: z.optional(forgiving(z.array(readBy(z.string(), readWord)))),
})
export type VisionEdit = z.infer<typeof VisionEdit>

/** One of several drawings of the same prompt. */
export const VisionVariant = z.object({
  /** The URL of the variant's image. An empty string if the URL is invalid. */
  image: ImageUrl,
  /** The colours of the image as `#rrggbb`, from dark to light. */
  palette: z.optional(forgiving(z.array(Colour))),
  /** The title of the variant, or an empty string. */
  title: Text,
  /** Whether the vision shows this variant. Edits start from the shown variant. */
  is_picked: z.boolean(),
})
export type VisionVariant = z.infer<typeof VisionVariant>

/** A vision with its edits. The vision is being drawn while `is_processing` or `is_task_processing` is true. */
export const VisionDetail = wrapped(
  z.object({
    ...visionFields,
    ...understanding,
    is_processing: z.boolean(),
    is_task_processing: z.boolean(),
    /** The image before the first edit. Absent if it equals `result_image` or was not stored. */
    original_image: z.optional(ImageUrl),
    /** The completed edits, oldest first. */
    history_images: z.array(VisionEdit),
    /** The reason why the last attempt to draw failed. Null or absent if it succeeded. */
    failure: z.nullish(VisionFailure),
    /** The time at which the pending image was requested. */
    processing_since: z.nullish(Timestamp),
    /** Whether the built-in illustrator drew the image instead of an image model. */
    is_illustrated: z.optional(z.boolean()),
    /** The variants of the first image, in a fixed order. Absent if there are fewer than two. */
    variants: z.optional(forgiving(z.array(VisionVariant))),
    /** The number of variants that are still being drawn. The vision itself is ready. */
    pending_variants: z.optional(z.number()),
    /**
     * The objects of the latest image that can be changed, from front to back. Absent while the vision is being drawn, if
     * no edits are left, and for images of an image model or with a photo of the venue.
     */
    objects: z.optional(forgiving(z.array(VisionObject))),
    /**
     * Prompts of up to four edits that visibly change the latest image, in the language of the request. Others after each
     * edit. Absent if the backend suggests none, while the vision is being drawn, and if no edits are left.
     */
    suggested_edits: z.optional(forgiving(z.array(readBy(z.string(), readWord)))),
    /** The names of the colours in `palette`, in their order and in the language of the request. */
    palette_names: z.optional(forgiving(z.array(readBy(z.string(), readWord)))),
    /** Whether the image has the free plan's watermark. */
    is_watermarked: z.optional(z.boolean()),
    /** The id of the vendor on whose page the vision was created. Absent for visions of other pages. */
    vendor_id: z.optional(z.string()),
    /** The share link, a page that anyone with this URL can open. Absent while the vision is not shared. */
    share_url: z.optional(z.string()),
  }),
)
export type VisionDetail = z.infer<typeof VisionDetail>

/** The share link of a vision. */
export const ShareLink = z.object({ share_url: z.string() })
export type ShareLink = z.infer<typeof ShareLink>

/** A vision as anyone with its share link can see it. Contains no account data and no ids. */
export const SharedVision = z.object({
  title: Text,
  description: Text,
  /** The URL of the latest image. The image has the watermark, unless the couple has bought credits. */
  result_image: ImageUrl,
  palette: visionFields.palette,
  understood: understanding.understood,
})
export type SharedVision = z.infer<typeof SharedVision>

/** The URL that downloads the image of a vision as a file. */
export const VisionDownload = z.object({ url: z.string() })
export type VisionDownload = z.infer<typeof VisionDownload>

/** A pack of credits that is for sale. */
export const VisionPack = z.object({
  id: Id,
  credits: z.number(),
  price: Money,
  /** The discount compared to the smallest pack, in percent. If it is null or 0, hide the badge. */
  percentage_off: z.nullish(z.number()),
})
export type VisionPack = z.infer<typeof VisionPack>

/** The credit balance, which is the number of visions that the account can create. */
export const Credits = z.object({
  /** The number of visions left. -1 means unlimited. */
  credits: z.number(),
  email: Text,
  plan_type: z.optional(z.enum(['free', 'monthly'])),
})
export type Credits = z.infer<typeof Credits>

export const VisionList = z.object({ data: fromAnswer(z.array(Vision)) })
export type VisionList = z.infer<typeof VisionList>

export const CreatedVision = z.object({ id: z.string() })
export type CreatedVision = z.infer<typeof CreatedVision>

export const VisionPackList = z.array(VisionPack)
export type VisionPackList = z.infer<typeof VisionPackList>

/** The URL of a pack's payment page. */
export const Checkout = z.object({ checkout_url: z.string() })
export type Checkout = z.infer<typeof Checkout>

/** A vendor whose profile matches the prompt of a vision. */
export const VisionMatch = z.extend(Vendor, {
  /** The words of the prompt that occur in the vendor's profile, in the order of the prompt. Never empty. */
  matched: forgiving(z.array(readBy(z.string(), readWord))),
})
export type VisionMatch = z.infer<typeof VisionMatch>

export const VisionMatchList = z.object({ results: fromAnswer(z.array(VisionMatch)) })
export type VisionMatchList = z.infer<typeof VisionMatchList>

/** A socket frame that arrives when a vision of the account has settled. Refetch the vision. */
export const VisionReadyFrame = z.object({ action: z.literal('vision_ready'), vision_id: VisionId })
export type VisionReadyFrame = z.infer<typeof VisionReadyFrame>
