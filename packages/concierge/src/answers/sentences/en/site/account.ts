import { BUDGETS, budgetRange, MAX_IMAGE_BYTES, PASSWORD_MIN_LENGTH, WEDDING_STYLES } from '@vowkit/sdk-core/contract'
import { formatFor } from '../../../format.ts'
import { contact } from './parts.ts'
import { megabytes, type SiteSentences } from './site-data.ts'

const { and, money, number } = formatFor('en')

/** The account, signing in and personal data. Buttons and pages have the same names as on the site. */
export const account = {
  'delete-account':
    'Open **Settings** and tap **Delete account**. Your data is erased **14 days** later; until then you can sign in and tap **Keep my account**.',
  'undo-deletion':
    'Yes, within **14 days**: sign in and tap **Keep my account**. After that the data is erased and can’t come back.',
  'export-data':
    'Yes. Open **Settings**, section **Your data**, and tap **Prepare my data**. You get an email when the ZIP file is ready to download.',
  privacy:
    'Vendors see your name and what you write or share with them. They don’t see whom you save, your visions or your budget. The Privacy Policy at the bottom of the landing page says the rest.',
  'forgot-password':
    'Tap **Forgot password?** at the login and enter your email. You get a link to set a new password.',
  'change-password': 'You change your password under **Settings**.',
  'change-email': (data) => `The email address of an account can’t be changed in **Settings**. ${contact(data)}`,
  'change-wedding': 'You change your wedding date and place under **Settings**.',
  settings:
    'Open **Settings**: there you change your photo, names, wedding date and place, password, and download or delete your data.',
  'create-account':
    'Tap **Create Account**: it asks for your names, email and a password, then a little about your wedding. It is free.',
  'sign-in': 'Not necessarily. You sign in with your password, with Google, or with a code that we send to your email.',
  'login-code':
    'Look in your spam folder first; the email can take a minute. Then request a new code at the login; only the newest code works.',
  'magic-link':
    'A magic link is a personal invitation: it shows recommended vendors and signs you in without a password.',
  'magic-link-invalid': (data) =>
    `The magic link has expired or is no longer active. Ask for a new one from the person who sent it, or sign in with your email. ${contact(data)}`,
  sessions:
    'Open **Settings**, section **Where you’re signed in**: tap **Log out** next to a device, or **Log out everywhere else**.',
  logout: 'Tap your photo at the top right and then **Logout**. On a phone, **Logout** is in the menu.',
  hacked: (data) =>
    `Change your password under **Settings** and tap **Log out everywhere else** there. If you can’t get in any more, tap **Forgot password?** at the login. ${contact(data)}`,
  'password-rules': `A password needs at least **${PASSWORD_MIN_LENGTH} characters**.`,
  'reset-link':
    'The link in the email works once, for an hour. If it says that it is invalid, tap **Forgot password?** at the login again and use the newest email. Look in your spam folder too.',
  'confirm-email':
    'After you sign up we email you a link: open it and tap **Confirm my email**. It works for 7 days; **Send again** at the top of the page sends a new one. Until then you can write to a few vendors a day only.',
  'email-taken':
    'Then there is already an account with this email: tap **Log in instead**. If you don’t know the password, tap **Forgot password?**.',
  'finish-profile':
    'You can answer the questions about your partner, date, style and budget later: open **Settings** and tap **Finish setting up**.',
  'partner-account':
    'One account is for the two of you; your partner needs no login of their own. Your partner’s name and email are under **Settings**, in **Partner Information**.',
  'profile-photo': `Open **Settings**, section **Photo**, choose a .jpg, .png or .gif file (up to ${megabytes(MAX_IMAGE_BYTES)} MB) and tap **Save picture**.`,
  'change-budget': (data) =>
    `The budget (${and(BUDGETS.map((budget) => budgetRange(budget, money)))}), your style and the categories are asked when you sign up, or later in **Settings** under **Finish setting up**. To change an answer afterwards, ask our support. ${contact(data)}`,
  styles: `You choose from ${number(WEDDING_STYLES.length)} styles: ${and(WEDDING_STYLES)}.`,
  'site-language':
    'The site speaks English and Spanish: choose **Language** in **Settings**, in the menu of your photo, or at the bottom of the page. I understand other languages too.',
  emails: (data) =>
    `We email you when something of yours happens: sign-in codes, a vision that is ready, an invoice, the file of your data, or a new device. New messages don’t come by email; look under **Messages**. There is no setting to switch emails off. ${contact(data)}`,
  cookies:
    'The site sets one cookie, for the language that you choose; it identifies no one. Drafts stay in your own browser until you sign out.',
  'after-deletion':
    'When an account is erased, your profile, visions, inspirations, saved vendors and credits are gone. Vendors keep your messages, signed documents and invoices, but no longer see your name there.',
  'too-many-attempts':
    'After too many wrong tries you have to wait a moment; the page says how long. Then use the newest code, or **Forgot password?** at the login.',
  'google-sign-in':
    'Tap **Continue with Google** at the login. If nothing opens, allow pop-ups for this page, or use your email instead: we send you a code.',
  'magic-link-duration':
    'On our own site a magic link signs you in for a day. To stay longer, set a password, or sign in with a code that we send to your email.',
} satisfies Partial<SiteSentences>
