/** The direction that a language is written in. */
export function textDirection(lang: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(lang) ? 'rtl' : 'ltr'
}

/** The languages written from the right, by their codes. */
const RIGHT_TO_LEFT = /^(ar|ckb|dv|fa|he|ku|ps|sd|ug|ur|yi)\b/i
