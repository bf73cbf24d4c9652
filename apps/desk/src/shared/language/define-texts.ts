/** The names of the text catalogues. `desk` holds the texts of the inbox, the leads, the sign-in and the frame. */
export type Area = 'account' | 'calendar' | 'desk' | 'partnerLeads' | 'profile' | 'settings' | 'webhooks' | 'website'

/** The English texts of one area. They load with the code that shows them. */
export interface Catalogue<Texts> {
  area: Area
  english: Texts
}

/** The type of an area's texts. Translations have the same type. */
export type TextsOf<Defined> = Defined extends Catalogue<infer Texts> ? Texts : never

/** Defines the English texts of an area. A text that contains a number, a name or a date is a function. */
export function defineTexts<Texts extends object>(area: Area, english: Texts): Catalogue<Texts> {
  return { area, english }
}
