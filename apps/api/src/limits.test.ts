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
import { limits } from './limits.ts'
import { MAX_PIXELS } from './pictures/limits.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const MB = 1024 * 1024

// Other tests count with these numbers, whatever they are.
it('the numbers that people rely on are the documented ones', () => {
  expect(limits).toMatchObject({
    bodyBytes: MB,
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
    handoffLifeMs: 60_000,
    magicLinkPageSize: 5,
    socketAuthMs: 5_000,
    idempotencyMs: DAY,
  })
})

it('so are those that pages and backend share', () => {
  expect([LOGIN_CODE_LENGTH, LOGIN_RESEND_SECONDS]).toEqual([4, 30])
  expect([MAX_DESCRIPTION_LENGTH, MAX_EDITS, MAX_VISION_IMAGES, TITLE_LENGTH]).toEqual([2000, 3, 5, 50])
  expect([FREE_CREDITS, UNLIMITED_CREDITS]).toEqual([3, -1])
  expect([MAX_ASSISTANT_MESSAGE_LENGTH, ASSISTANT_MESSAGE_LIMIT]).toEqual([99, 100])
  expect([MAX_PHOTOS, MAX_LEAD_FILES]).toEqual([5, 5])
  expect([MAX_IMAGE_BYTES, MAX_LEAD_FILE_BYTES, MAX_PIXELS]).toEqual([20 * MB, 200 * MB, 50_000_000])
})
