import { HttpError, invalidField } from '../../http/http-error.ts'

export const isBusiness = () =>
  invalidField('email', 'An account with a business cannot be shared with a partner. Plan with another email address.')

export const isShared = () =>
  new HttpError(403, 'forbidden', 'Every visitor of this demo shares this account, so it cannot invite a partner.')

export const invalidLink = () =>
  new HttpError(400, 'invalid_link', 'This invitation is no longer valid. Ask your partner for a new one.')

export const hasOther = () =>
  new HttpError(
    409,
    'has_wedding',
    'This email address already has an account with its own data, and accounts are not merged. Ask for an invitation to another address, or delete that account first.',
  )
