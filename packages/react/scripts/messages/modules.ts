/** A module of English texts. Components import only the modules whose texts they show. */
export interface TextModule {
  /** The name of the file in `src/messages/english`. */
  name: string
  /** The message group. Default: the name in camel case. */
  group?: string
  /** Matches the keys of the group that this module contains. Default: all. */
  keys?: RegExp
  /** The doc comment. */
  about: string
}

const GOOGLE = 'google\\w+|popup_\\w+'
const ACCOUNT_CODE = 'ownCode|sendOwnCode'

export const modules: readonly TextModule[] = [
  { name: 'account', about: 'Texts for the account line: sign-in, sign-out and remaining credits.' },
  { name: 'assistant', about: 'Texts for the assistant.' },
  { name: 'board', about: 'Texts for the vision board.' },
  { name: 'coach', about: 'Texts for the topics below a draft.' },
  { name: 'common', about: 'Texts that several components share.' },
  { name: 'demo', about: 'Texts for the example of a vision.' },
  { name: 'draft', keys: /^(?!samples\.)/, about: 'Texts for the vision draft.' },
  {
    name: 'samples',
    group: 'draft',
    keys: /^samples\./,
    about: 'The prompts that "Try Sample" and "Next sample" type.',
  },
  { name: 'images', about: 'Texts for the reference images of a draft and for images that could not be added.' },
  { name: 'inquiry', about: 'Texts for the inquiry to a vendor.' },
  { name: 'launcher', about: 'Texts for the button that opens the assistant.' },
  {
    name: 'sign-in',
    group: 'login',
    keys: new RegExp(`^(?!(${GOOGLE}|${ACCOUNT_CODE})$)`),
    about: 'Texts for signing in by email.',
  },
  {
    name: 'google',
    group: 'login',
    keys: new RegExp(`^(${GOOGLE})$`),
    about: 'Texts for signing in with Google in a separate window.',
  },
  {
    name: 'account-code',
    group: 'login',
    keys: new RegExp(`^(${ACCOUNT_CODE})$`),
    about: "Texts for entering a code that is sent to the account's own email.",
  },
  { name: 'magic-link', about: 'Texts for a magic link and its recommended vendors.' },
  { name: 'credits', about: 'Texts for the credits dialog and the notice after a payment.' },
  { name: 'manage', about: 'Texts for renaming and deleting a vision.' },
  { name: 'message-card', about: 'Texts for visions and deals in a conversation.' },
  { name: 'objects', about: 'Texts for changing the objects of an image.' },
  { name: 'placement', about: 'Texts for the place of the ceremony in the photo of the venue.' },
  { name: 'profile', about: "Texts for a vendor's profile: gallery, deals, reviews and questions." },
  { name: 'safety', about: 'Texts for reporting and blocking a conversation.' },
  { name: 'toast', about: 'Texts for notifications.' },
  { name: 'variants', about: 'Texts for the variants of a vision.' },
  { name: 'vendors', about: 'Texts for vendor cards, their grid and the pagination.' },
  { name: 'vision', about: 'Texts for a vision in progress, ready or failed.' },
]

/** Returns the name in camel case, such as `magicLink` for `magic-link`. */
export function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
