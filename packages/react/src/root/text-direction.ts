/** Returns the writing direction of a language tag, such as `ar` or `en-US`. */
export function textDirection(lang: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(lang) ? 'rtl' : 'ltr'
}

const RIGHT_TO_LEFT = /^(ar|ckb|dv|fa|he|ku|ps|sd|ug|ur|yi)\b/i
