/** The names of the message catalogues: one per feature, and those of the code that features share. */
export type Area =
  | 'assistant'
  | 'auth'
  | 'board'
  | 'confirmEmail'
  | 'dashboardFrame'
  | 'form'
  | 'landing'
  | 'lead'
  | 'magicLink'
  | 'manageVendor'
  | 'messages'
  | 'onboarding'
  | 'paymentSetup'
  | 'routes'
  | 'scene'
  | 'settings'
  | 'shared'
  | 'vendorConnect'
  | 'vendorDetail'
  | 'vendorLists'
  | 'vendorScan'
  | 'vendorSearch'
  | 'vision'

/** The texts of one area in English, which are loaded with the code that shows them. */
export interface Catalogue<Texts> {
  area: Area
  english: Texts
}

/** The type of an area's texts, for their translation. */
export type TextsOf<Defined> = Defined extends Catalogue<infer Texts> ? Texts : never

/** Defines the English texts of an area. A text with a number, a name or a date in it is a function. */
export function defineMessages<Texts extends object>(area: Area, english: Texts): Catalogue<Texts> {
  return { area, english }
}
