/** The names of the message catalogues: one for each feature, and several for shared code. */
export type Area =
  | 'assistant'
  | 'auth'
  | 'board'
  | 'boardTools'
  | 'brief'
  | 'compare'
  | 'confirmEmail'
  | 'dashboardFrame'
  | 'dateChange'
  | 'form'
  | 'landing'
  | 'landingLater'
  | 'lead'
  | 'magicLink'
  | 'manageVendor'
  | 'messages'
  | 'movedDate'
  | 'onboarding'
  | 'partnerInvitation'
  | 'paymentSetup'
  | 'pin'
  | 'placeQuestion'
  | 'routes'
  | 'scene'
  | 'settings'
  | 'share'
  | 'shared'
  | 'vendorConnect'
  | 'vendorDetail'
  | 'vendorLists'
  | 'vendorScan'
  | 'vendorSearch'
  | 'vision'
  | 'weddingFacts'

/** The English texts of one area. They load with the code that shows them. */
export interface Catalogue<Texts> {
  area: Area
  english: Texts
}

/** The type of an area's texts. Translations have the same type. */
export type TextsOf<Defined> = Defined extends Catalogue<infer Texts> ? Texts : never

/** Defines the English texts of an area. A text that contains a number, a name or a date is a function. */
export function defineMessages<Texts extends object>(area: Area, english: Texts): Catalogue<Texts> {
  return { area, english }
}
