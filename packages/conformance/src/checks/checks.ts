import type { Check } from '../check.ts'
import { assistantChecks } from './assistant.ts'
import { authChecks } from './auth.ts'
import { chatChecks } from './chat.ts'
import { configChecks } from './config.ts'
import { corsChecks } from './cors.ts'
import { errorChecks } from './errors.ts'
import { favouriteChecks } from './favourites.ts'
import { magicLinkChecks } from './magic-links.ts'
import { scopeChecks } from './scopes.ts'
import { socketChecks } from './socket.ts'
import { vendorChecks } from './vendors.ts'
import { visionChecks } from './visions.ts'

/** All checks, in the order in which they run. */
export const CHECKS: readonly Check[] = [
  ...configChecks,
  ...corsChecks,
  ...errorChecks,
  ...authChecks,
  ...scopeChecks,
  ...vendorChecks,
  ...favouriteChecks,
  ...visionChecks,
  ...magicLinkChecks,
  ...chatChecks,
  ...assistantChecks,
  ...socketChecks,
]
