import type { VendorAspect } from '../../questions/aspects.ts'

/** What the form of an English question asks for, whatever its words are. */
const FORMS: readonly (readonly [RegExp, VendorAspect])[] = [
  [/\bhow (?:many|big|large)\b|\broom for\b|\btoo (?:small|big)\b/i, 'capacity'],
  [/\bhow (?:far|long|early|soon)\b.*\b(?:before|ahead|advance)\b|\bby when\b|\bdeadline\b/i, 'lead-time'],
  [/\buntil when\b|\bhow late\b|\bwhat time\b/i, 'hours'],
  [/\bhow long\b(?!.*\b(?:until|till|before|wait)\b)/i, 'duration'],
  [/\bhow much\b|\bset \w+ back\b|\bprice|\bcost|\btotal\b/i, 'price'],
]

/** Returns the aspects that the form of a question asks for. They are tried if no text has its words. */
export function aspectsByForm(message: string): VendorAspect[] {
  return FORMS.flatMap(([form, aspect]) => (form.test(message) ? [aspect] : []))
}
