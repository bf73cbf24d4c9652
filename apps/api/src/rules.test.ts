import { readFileSync } from 'node:fs'
import {
  ASSISTANT_MESSAGE_LIMIT,
  FREE_CREDITS,
  LOGIN_CODE_LENGTH,
  LOGIN_RESEND_SECONDS,
  MAX_ASSISTANT_MESSAGE_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_EDITS,
  MAX_IMAGE_BYTES,
  MAX_LEAD_FILE_BYTES,
  MAX_LEAD_FILES,
  MAX_PHOTOS,
  MAX_VISION_IMAGES,
  TITLE_LENGTH,
  UNLIMITED_CREDITS,
} from '@vowkit/sdk-core/contract'
import { expect, it } from 'vitest'
import { describeRules, PAGE, replaceSection } from '../scripts/rules-section.ts'
import { httpRules } from './http/rules.ts'
import { imageRules } from './images/rules.ts'
import { authRules } from './modules/auth/rules.ts'
import { chatRules } from './modules/chat/rules.ts'
import { handoffRules } from './modules/handoff/service.ts'
import { idempotencyRules } from './modules/idempotency/service.ts'
import { magicLinkRules } from './modules/magic-links/rules.ts'
import { DAY, HOUR, MB } from './platform/units.ts'

// Other tests read these values from the rules, so they would not notice a change.
it('rules that the specification fixes have the specified values', () => {
  expect(authRules).toMatchObject({
    codeLifeMs: HOUR / 6,
    codeTries: 5,
    codeSendsPerClient: { max: 5, windowMs: HOUR },
    codeFailuresPerEmail: { max: 10, windowMs: DAY },
    codeFailuresPerAddress: { max: 20, windowMs: HOUR },
    codeSendsPerAddress: { max: 100, windowMs: HOUR },
    codeTriesPerAddress: { max: 500, windowMs: HOUR },
    passwordFailuresPerClient: { max: 10, windowMs: HOUR },
    resetLifeMs: HOUR,
    sessionIdleMs: 30 * DAY,
    sessionLifeMs: 90 * DAY,
  })
  expect(httpRules.bodyBytes).toBe(MB)
  expect(handoffRules.handoffLifeMs).toBe(60_000)
  expect(magicLinkRules.magicLinkPageSize).toBe(5)
  expect(chatRules.socketAuthMs).toBe(5_000)
  expect(idempotencyRules.idempotencyMs).toBe(DAY)
  expect(imageRules.maxPixels).toBe(50_000_000)
})

it('limits that pages and the API share have the specified values', () => {
  expect([LOGIN_CODE_LENGTH, LOGIN_RESEND_SECONDS]).toEqual([4, 30])
  expect([MAX_DESCRIPTION_LENGTH, MAX_EDITS, MAX_VISION_IMAGES, TITLE_LENGTH]).toEqual([2000, 3, 5, 50])
  expect([FREE_CREDITS, UNLIMITED_CREDITS]).toEqual([3, -1])
  expect([MAX_ASSISTANT_MESSAGE_LENGTH, ASSISTANT_MESSAGE_LIMIT]).toEqual([99, 100])
  expect([MAX_PHOTOS, MAX_LEAD_FILES]).toEqual([5, 5])
  expect([MAX_IMAGE_BYTES, MAX_LEAD_FILE_BYTES]).toEqual([20 * MB, 200 * MB])
})

it('docs/self-hosting.md lists every rule with its value (npm run describe in apps/api updates it)', async () => {
  const page = readFileSync(PAGE, 'utf8')
  expect(page).toBe(replaceSection(page, await describeRules()))
})
