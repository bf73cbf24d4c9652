/** A couple's account: sign-in, sign-up, profile, dashboard and inspiration board. */

export type { AccountExport, AccountState } from '../contract/account-data/schema.ts'
export type { AccountSessionEntry } from '../contract/account-sessions/schema.ts'
export type { Category, CoupleDashboard, CoupleProfile, Inspiration } from '../contract/couple/schema.ts'
export type {
  CouplePeople,
  CouplePerson,
  PartnerInvitation,
  PartnerInvitationPreview,
} from '../contract/couple-partner/schema.ts'
export type {
  BoardPin,
  BookedVendor,
  InspirationBoard,
  NextStep,
  PaletteColour,
} from '../contract/inspiration-board/schema.ts'
export {
  GENERATED_IMAGES,
  LOGIN_CODE_LENGTH,
  MAX_PHOTOS,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '../contract/shared/limits.ts'
export { listCategories } from '../shared/categories.ts'
export { endOtherSessions, endSession, listSessions } from './account-sessions.ts'
export type { BoardCard } from './board-cards.ts'
export {
  type ChangedImage,
  changeInspiration,
  deleteInspiration,
  type InspirationChange,
} from './change-inspiration.ts'
export { type ChangePasswordResult, changePassword, setPasswordByCode } from './change-password.ts'
export { checkEmail, type EmailCheck } from './check-email.ts'
export {
  type ConfirmEmailResult,
  confirmEmail,
  type SendConfirmationResult,
  sendConfirmation,
} from './confirm-email.ts'
export {
  acceptPartnerInvitation,
  invitePartner,
  type JoinResult,
  listPeople,
  type PeopleResult,
  readPartnerInvitation,
  removePartner,
  withdrawPartner,
} from './couple-people.ts'
export { type AccountData, type AccountDataState, createAccountData } from './create-account-data.ts'
export { type Board, type BoardState, createBoard } from './create-board.ts'
export { type BoardPins, type BoardPinsState, createBoardPins, type PinSource } from './create-board-pins.ts'
export {
  type CodeQuestion,
  type ConfirmationQuestion,
  type ConfirmationResult,
  createCodeQuestion,
  createConfirmation,
} from './create-confirmation.ts'
export { createDashboard, type Dashboard, type DashboardState } from './create-dashboard.ts'
export { createGoogleLogin, type GoogleLogin, type GoogleLoginState } from './create-google-login.ts'
export {
  type BoardDetailsState,
  createInspirationBoard,
  type InspirationBoardStore,
} from './create-inspiration-board.ts'
export { createLogin } from './create-login.ts'
export type { CommonCode, Failure } from './failure.ts'
export { generateImages } from './generate-images.ts'
export { googleAddress } from './google.ts'
export { addHandoff, createHandoff, type RedeemOptions, redeemHandoff } from './handoff.ts'
export type { NewInspiration } from './inspiration-intent.ts'
export { type LogInForm, type LogInResult, logIn } from './log-in.ts'
export type { Login, LoginError, LoginErrorCode, LoginState } from './login.ts'
export { type BasicInfo, type Preferences, saveBasicInfo, savePreferences } from './onboarding.ts'
export {
  checkResetLink,
  type RequestResetResult,
  type ResetLinkState,
  type ResetResult,
  requestPasswordReset,
  resetPassword,
} from './password-reset.ts'
export { pathAfterLogin } from './path-after-login.ts'
export { digitsOf, formatPhoneInput } from './phone.ts'
export { pickInspirationImages, pickPhotos } from './pick-photos.ts'
export {
  getProfile,
  type ProfileForm,
  saveNameAndPhone,
  saveNames,
  saveProfile,
  saveProfileImage,
  saveWeddingCity,
} from './profile.ts'
export type { GivenCode, RedeemCode, Redeemed } from './redeem-code.ts'
export type { UploadOptions } from './redraw-photos.ts'
export { type RegisterForm, type RegisterResult, registerCouple } from './register-couple.ts'
export { noteScan, storedScan } from './scan.ts'
export { daysUntil, formatWeddingDate } from './wedding-date.ts'
export { getWeddingDay, renewWeddingFeed, revokeWeddingFeed, type WeddingFeedResult } from './wedding-day.ts'
