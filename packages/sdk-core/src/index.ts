/** The framework-free client of Vowkit. */

export { listCategories } from './account/categories.ts'
export { type ChangePasswordResult, changePassword } from './account/change-password.ts'
export { type Board, type BoardState, createBoard } from './account/create-board.ts'
export { createDashboard, type Dashboard, type DashboardState } from './account/create-dashboard.ts'
export { createLogin } from './account/create-login.ts'
export type { CommonCode, Failure } from './account/failure.ts'
export { generateImages } from './account/generate-images.ts'
export type { NewInspiration } from './account/inspiration-intent.ts'
export { type LogInForm, type LogInResult, logIn } from './account/log-in.ts'
export type { Login, LoginError, LoginErrorCode, LoginState } from './account/login.ts'
export { type BasicInfo, type Preferences, saveBasicInfo, savePreferences } from './account/onboarding.ts'
export {
  checkResetLink,
  type RequestResetResult,
  type ResetLinkState,
  type ResetResult,
  requestPasswordReset,
  resetPassword,
} from './account/password-reset.ts'
export { pathAfterLogin } from './account/path-after-login.ts'
export { digitsOf, formatPhoneInput } from './account/phone.ts'
export { pickInspirationImages, pickPhotos } from './account/pick-photos.ts'
export { getProfile, type ProfileForm, saveProfile, saveProfileImage } from './account/profile.ts'
export type { UploadOptions } from './account/redraw-photos.ts'
export { type RegisterForm, type RegisterResult, registerCouple } from './account/register-couple.ts'
export { noteScan, storedScan } from './account/scan.ts'
export type { SaveFailure, SaveResult } from './account/send.ts'
export { daysUntil, formatWeddingDate } from './account/wedding-date.ts'
export type { Client, ClientOptions } from './client/client.ts'
export { createClient } from './client/create-client.ts'
export { createSiteClient, type SiteClientOptions, takeArrival } from './client/create-site-client.ts'
export { sharedClient } from './client/shared-client.ts'
export type { PublicConfig } from './contract/config.ts'
export type { Category, CoupleDashboard, CoupleProfile, Inspiration } from './contract/couple.ts'
export {
  GENERATED_IMAGES,
  LOGIN_CODE_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_IMAGE_BYTES,
  MAX_PHOTOS,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from './contract/limits.ts'
export type { Id } from './contract/primitives.ts'
export type { Credits, Vision, VisionDetail, VisionFailure, VisionPack } from './contract/vision.ts'
export { SdkError, type SdkErrorCode, type SdkErrorOptions, toSdkError } from './errors/sdk-error.ts'
export type { CallInput, CallName, CallOf, CallRef, CallResult, GetConfig, Http, SendOptions } from './http/http.ts'
export { browserPlatform } from './platform/browser/browser-platform.ts'
export type {
  Analytics,
  Clock,
  Fetch,
  FetchInit,
  FetchResponse,
  Images,
  Log,
  Navigation,
  Notice,
  NoticeCode,
  Notify,
  OpenSocket,
  Platform,
  Random,
  Socket,
  StorageArea,
  StoragePort,
  Upload,
  Visibility,
} from './platform/platform.ts'
export type { FeaturePorts } from './session/feature-ports.ts'
export type { Arrival, Grant, PlanType, Session, SessionState, SignedIn } from './session/session.ts'
export { createVisionWatch, type VisionWatch } from './vision/create-vision-watch.ts'
export type { CreditsAccount, CreditsState } from './vision/credits.ts'
export type { Draft, DraftImage, DraftNote, DraftState, EditSource } from './vision/draft.ts'
export { previewText, visionTitle } from './vision/labels.ts'
export type { OpenedVision } from './vision/opened-vision.ts'
export { type CheckoutResult, listPacks, startCheckout } from './vision/packs.ts'
export type { Submission, SubmissionState, SubmitOptions } from './vision/submission.ts'
export type { VisionState, Visions } from './vision/visions.ts'
