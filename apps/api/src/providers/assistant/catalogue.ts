/** What there is to know, as one asker may know it. */
export interface Catalogue {
  /** The name of a vendor; null for one that is not known. */
  nameOf(vendorId: number): Promise<string | null>
}
