import type { VendorProfile } from '../facts/profile.ts'
import { beginning, plain } from '../text.ts'
import type { QuotePart } from './answer.ts'
import type { Snippet } from './evidence.ts'
import type { Sentences } from './sentences/en/index.ts'

/** Creates the quote of a text of a profile. */
export function quotePart({ id, name }: VendorProfile, snippet: Snippet, say: Sentences): QuotePart {
  return { vendorId: id, vendorName: name, where: whereOf(snippet, say), text: beginning(snippet.text, 300) }
}

function whereOf({ part, title = '' }: Snippet, { vendor: { where } }: Sentences): string {
  if (part === 'faq' || part === 'package') return where[part](plain(title))
  return part === 'host' && title ? plain(title) : where[part]
}
