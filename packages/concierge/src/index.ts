export type {
  Catalogue,
  CategoryFact,
  CoupleFacts,
  OwnCatalogue,
  OwnList,
  UnpaidBill,
  VendorFact,
  VendorOrder,
  VendorSearch,
} from './catalogue.ts'
export { findKinds } from './kinds.ts'
export { type Language, languageFor, SENTENCES } from './language.ts'
export type { AssistantQuestion } from './question.ts'
export { reply } from './reply.ts'
export { beginning, bold, plain, profileLink, wordsOfHtml } from './text.ts'
export { explain } from './topics.ts'
export { wordsIn } from './words.ts'
