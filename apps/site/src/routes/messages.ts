import { defineMessages } from '../shared/language/define-messages.ts'

export const routesMessages = defineMessages('routes', {
  /** Document titles, without the name of the product. */
  titles: {
    answers: 'Answers',
    basicInfo: 'Basic Info',
    changePassword: 'Change Password',
    chat: 'Chat',
    compareVendors: 'Compare vendors',
    confirmEmail: 'Confirm your email',
    partnerInvitation: 'Plan together',
    forgotPassword: 'Forgot password',
    home: 'Bring your dream wedding to life',
    login: 'Couples Log In',
    logout: 'Logout',
    magicLink: 'Magic Link',
    messages: 'Messages',
    notFound: 'Page not found',
    paymentSetup: 'Payment setup',
    preferences: 'Your Preferences',
    search: 'Search',
    settings: 'Settings',
    signUp: 'Sign Up',
    vendor: 'Vendor',
    vendors: 'Vendors',
    vendorsPage: 'For vendors',
    vision: 'Your vision',
    visionBoard: 'Your Vision Board',
    weddingBoard: 'Your Wedding Vision Board',
    weddingFairs: 'Wedding Fairs',
  },
  /** The purposes of screens, as the end of a sentence that asks the couple to sign in "to …". */
  aims: {
    any: 'continue',
    dashboard: 'open your dashboard',
    messages: 'read and write your messages',
    payments: 'open your documents, invoices and payments',
    settings: 'see and change your profile',
    vendors: 'see your vendors',
  },
})

/** The key of a document title. */
export type TitleName = keyof (typeof routesMessages.english)['titles']

/** The key of a screen's purpose. */
export type AimName = keyof (typeof routesMessages.english)['aims']
