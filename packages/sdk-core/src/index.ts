/** The framework-free client of Vowkit. */

export type { Client, ClientOptions } from './client/client.ts'
export { createClient } from './client/create-client.ts'
export { createSiteClient, type SiteClientOptions, takeIncomingSession } from './client/create-site-client.ts'
export { sharedClient } from './client/shared-client.ts'
export type { PublicConfig } from './contract/config/schema.ts'
export { currencySymbol, DEFAULT_CURRENCY, formatMoney, type MoneyOptions } from './contract/shared/format-money.ts'
export type { Id } from './contract/shared/primitives.ts'
export { nearestName } from './errors/describe-problem.ts'
export { explainProblem } from './errors/explain-problem.lazy.ts'
export { helpLink } from './errors/help-link.ts'
export { isDevelopment } from './errors/is-development.ts'
export type { Problem } from './errors/problem.ts'
export { SdkError, type SdkErrorCode, type SdkErrorOptions, toSdkError } from './errors/sdk-error.ts'
export type { CallResult } from './http/call-result.ts'
export type { CallInput, CallName, CallOf, CallRef, GetConfig, Http, SendOptions } from './http/http.ts'
export { browserPlatform } from './platform/browser/browser-platform.ts'
export { hasStoredSession } from './platform/browser/has-stored-session.ts'
export { watchViewport } from './platform/browser/viewport.ts'
export type {
  Analytics,
  Clock,
  Connectivity,
  ConnectivityEvent,
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
  Viewport,
  Visibility,
} from './platform/platform.ts'
export type { IncomingSession } from './session/incoming-session.ts'
export type {
  Confirmation,
  Grant,
  OfferedSession,
  PlanType,
  Session,
  SessionState,
  SignedIn,
} from './session/session.ts'
export type { Attribution } from './shared/attribution.ts'
export { type CountElement, createElementCounter, type ElementEvent } from './shared/create-element-counter.ts'
export type { ResourceState } from './shared/create-resource.ts'
export type { FeaturePorts } from './shared/feature-ports.ts'
export { type LazyModule, lazyModule } from './shared/lazy-module.ts'
export { localDate } from './shared/local-date.ts'
export type { SaveFailure, SaveResult } from './shared/save-result.ts'
export { createToasts, type NewToast, TOAST_MS, type Toast, type Toasts } from './shared/toasts.ts'
