import type { DeskAccount } from '@vowkit/sdk-core/desk'
import { defineTexts, type TextsOf } from '../../../shared/language/define-texts.ts'

const PAYMENTS: Record<NonNullable<DeskAccount['invoice_payments']> | 'none', string> = {
  stripe:
    'Couples pay your invoices with Stripe, into the account of the marketplace. Ask the marketplace how it passes your money on.',
  sandbox:
    'This deployment uses a practice page for payments. Invoices can be marked as paid there, and no money moves.',
  none: 'Online payments are not set up here. Couples see your invoices but cannot pay them online.',
}

/** Texts of the account in the settings. */
export const accountTexts = defineTexts('account', {
  changePassword: 'Change the password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  passwordHint: 'All other browsers are signed out.',
  savePassword: 'Save the password',
  useCode: 'Use a code by email instead',
  cancel: 'Cancel',
  missingPasswords: 'Enter your current password and a new one.',
  missingNext: 'Enter a new password first.',
  wrongPassword: 'The current password is wrong.',
  passwordChanged: 'The password is changed.',
  codeTitle: 'Confirm it’s you',
  codeReason: 'Your new password is saved when you enter the code.',

  payouts: 'Payouts',
  notConnected: 'Not connected',
  payments: PAYMENTS,

  deleteAccount: 'Delete account',
  deletionLoading: 'Loading your account…',
  deletionFailed: 'Your account could not be loaded.',
  blockedVendor:
    'Your business was created with this account, and couples depend on its contracts and invoices, so it is not deleted here. Your profile and your leads stay until you close the business with our support. Couples keep their conversations, signed documents and invoices.',
  blockedDemo: 'Every visitor of this demo shares this account, so it cannot be deleted.',
  writeTo: (email: string) => `Write to ${email}`,
  contactSupport: 'Contact the support of the marketplace.',
  deleteHint:
    'Your name, your password and your sessions are erased. The profile, the leads, the conversations and the documents stay with your team.',
  deletePartnerHint:
    'Your name, your password and your sessions are erased. The website elements and the leads stay with your team.',
  deleteTitle: 'Delete your account?',
  deleteReason: 'Your account is erased 14 days after you enter the code. Until then you can sign in and keep it.',
  deletedOn: (date: string) => `Your account will be erased on ${date}.`,
  keepAccount: 'Keep my account',
})

export type AccountTexts = TextsOf<typeof accountTexts>
