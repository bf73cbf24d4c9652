/** The page and the element that an action comes from. Stored for figures, and never used to grant access. */
export interface Attribution {
  /** The tag of the element, such as `vision-generator`. */
  element?: string | undefined
  /** The name or the key of the partner who owns the page. */
  partner?: string | undefined
  /** The id of the vendor who owns the page. */
  vendorId?: string | undefined
}

/** Returns the fields of a call that name its element and its partner, or `undefined` without both. */
export function toAttributionFields({
  element,
  partner,
}: Attribution = {}): Pick<Attribution, 'element' | 'partner'> | undefined {
  return element || partner ? { element, partner } : undefined
}
