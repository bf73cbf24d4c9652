/** Visions: describing a wedding, seeing it drawn, and paying for more. */
export { MAX_DESCRIPTION_LENGTH, MAX_EDITS, MAX_IMAGE_BYTES, UNLIMITED_CREDITS } from '../contract/limits.ts'
export type {
  Credits,
  Vision,
  VisionDetail,
  VisionEdit as PastEdit,
  VisionFailure,
  VisionPack,
} from '../contract/vision.ts'
export type { VisionMatch } from '../contract/vision-match.ts'
export { type CheckoutReturn, type CheckoutReturnState, hasRisen } from './checkout-return.ts'
export { createCheckoutReturn } from './create-checkout-return.ts'
export { createCredits } from './create-credits.ts'
export { draftOf } from './create-draft.ts'
export { createVisionBoard, type VisionBoard, type VisionBoardState } from './create-vision-board.ts'
export { visionEditOf } from './create-vision-edits.ts'
export { createVisionPush, type VisionPush } from './create-vision-push.ts'
export { createVisionWatch, type VisionWatch } from './create-vision-watch.ts'
export { createVisions } from './create-visions.ts'
export type { CreditsAccount, CreditsReason, CreditsState } from './credits.ts'
export { downloadAddress } from './download-address.ts'
export type { Draft, DraftImage, DraftNote, DraftState, EditSource, FailedImage } from './draft.ts'
export { followPayment } from './follow-payment.ts'
export { type ImageRole, roleOf, withRole } from './image-role.ts'
export { previewText, visionTitle } from './labels.ts'
export { listMatches } from './list-matches.ts'
export { type OpenedVision, openedVisionOf } from './opened-vision.ts'
export { type CheckoutResult, listPacks, startCheckout } from './packs.ts'
export { partsSent } from './parts-sent.ts'
export { startEditFrom } from './start-edit-from.ts'
export type { Submission, SubmissionState, SubmitOptions } from './submission.ts'
export { userVisions } from './user-visions.ts'
export { type EditProblem, type EditState, editsLeft, type VisionEdit } from './vision-edit.ts'
export type { VisionState, Visions } from './visions.ts'
