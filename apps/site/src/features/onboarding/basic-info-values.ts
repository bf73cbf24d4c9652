/** The values of the second onboarding step, stored until the last step is done. */
export interface BasicInfoValues {
  partnerName: string
  partnerEmail: string
  weddingDate: string
  /** The couple's estimate, in digits, or `""`. */
  guests: string
  photos: File[]
}
