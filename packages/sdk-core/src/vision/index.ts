/** Visions: drafts, drawing, edits, credits and packs. */
export {
  MAX_DESCRIPTION_LENGTH,
  MAX_EDITS,
  MAX_IMAGE_BYTES,
  MAX_TITLE_LENGTH,
  UNLIMITED_CREDITS,
} from '../contract/shared/limits.ts'
export type {
  Credits,
  OfferedEdit,
  UnderstoodPhrase,
  Vision,
  VisionDetail,
  VisionEdit as PastEdit,
  VisionFailure,
  VisionMatch,
  VisionObject,
  VisionPack,
  VisionVariant,
} from '../contract/vision/schema.ts'
export { createVisionBoard, type VisionBoard, type VisionBoardState } from './create-vision-board.ts'
export { createVisionPush, type VisionPush } from './create-vision-push.ts'
export { createVisionWatch, type VisionWatch } from './create-vision-watch.ts'
export { createVisions } from './create-visions.ts'
export { type CheckoutReturn, type CheckoutReturnState, hasRisen } from './credits/checkout-return.ts'
export { type Checkout, type CheckoutState, createCheckout } from './credits/create-checkout.ts'
export { createCheckoutReturn } from './credits/create-checkout-return.ts'
export { createCredits, userVisions } from './credits/create-credits.ts'
export type { CreditsAccount, CreditsReason, CreditsState } from './credits/credits.ts'
export { followPayment } from './credits/follow-payment.ts'
export { type CheckoutResult, listPacks, startCheckout } from './credits/packs.ts'
export { downloadAddress } from './download-address.ts'
export { continuedVision } from './draft/continued-vision.ts'
export { draftOf } from './draft/create-draft.ts'
export type { Draft, DraftImage, DraftNote, DraftSource, DraftState, EditSource, FailedImage } from './draft/draft.ts'
export { type ImageRole, type Placement, placementOf, roleOf, withPlacement, withRole } from './draft/image-role.ts'
export { partsSent } from './draft/parts-sent.ts'
export { startEditFrom } from './draft/start-edit-from.ts'
export type { Submission, SubmissionState, SubmitOptions } from './draft/submission.ts'
export { visionEditOf } from './edit/create-vision-edits.ts'
export { type EditProblem, type EditState, editsLeft, type VisionEdit } from './edit/vision-edit.ts'
export { previewText, visionTitle } from './labels.ts'
export { listMatches } from './list-matches.ts'
export { deleteVision, loveVision, renameVision, shareVision, unshareVision } from './manage-vision.ts'
export { type OpenedVision, openedVisionOf } from './opened-vision.ts'
export { pickVariant } from './pick-variant.ts'
export { prepareDownload } from './prepare-download.ts'
export { thumbnailAddress } from './thumbnail-address.ts'
export type { VisionState, Visions } from './visions.ts'
