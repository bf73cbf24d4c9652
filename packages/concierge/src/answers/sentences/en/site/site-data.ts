import type { SiteTopic } from '../../../../questions/aspects.ts'

/** What the sentences about the product depend on. Prices are formatted. */
export interface SiteData {
  packs: readonly { credits: number; price: string }[]
  monthlyPrice: string | null
  supportEmail: string | undefined
  places: readonly string[]
  vendors: number
  categories: readonly string[]
}

export type SiteSentence = string | ((data: SiteData) => string)
export type SiteSentences = Readonly<Record<SiteTopic, SiteSentence>>

export function megabytes(bytes: number): number {
  return bytes / 1024 / 1024
}
