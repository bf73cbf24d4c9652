/** Chooses the text for a number. Categories that are not in `forms` have the text of `other`. */
type ChooseForm = (count: number, forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }) => string

/** Returns a function that chooses plural forms by the rules of a language. */
export function pluralForms(locale: string, type: Intl.PluralRuleType = 'cardinal'): ChooseForm {
  const rules = new Intl.PluralRules(locale, { type })
  return (count, forms) => forms[rules.select(count)] ?? forms.other
}
