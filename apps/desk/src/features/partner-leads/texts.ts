import { defineTexts, type TextsOf } from '../../shared/language/define-texts.ts'

/** Texts of the visions and leads that came through a partner's pages. */
export const partnerLeadTexts = defineTexts('partnerLeads', {
  hint: 'The visions and inquiries that came through your pages. Couples talk with the vendors they chose, so you see no messages.',
  loading: 'Loading your leads…',
  failed: 'Your leads could not be loaded.',
  onlyPartners: 'This page is for partners that are no vendors.',
  emptyTitle: 'Nothing yet',
  emptyText: 'When couples use an element on your website, their visions and inquiries appear here.',
  toWebsite: 'Add an element to your website',
  vision: 'Vision',
  someone: 'A visitor',
  visionText: 'Created a vision and has not sent it to a vendor yet',
  leadText: (vendor: string) => `Contacted ${vendor}`,
  onSite: 'From the marketplace',
  onHost: (host: string) => `From ${host}`,
  wedding: (date: string) => `Wedding on ${date}`,
})

export type PartnerLeadTexts = TextsOf<typeof partnerLeadTexts>
