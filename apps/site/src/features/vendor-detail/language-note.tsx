import type { VendorDetail } from '@vowkit/sdk-core/vendors'
import { Languages } from 'lucide-react'
import { useLanguage, useLocale, useMessages } from '../../shared/language/use-messages.ts'
import { vendorDetailMessages } from './messages.ts'

/** Names the language of the vendor's texts if it differs from the language of the page. */
export function LanguageNote({ vendor: { language, reviews } }: { vendor: VendorDetail }) {
  const t = useMessages(vendorDetailMessages)
  const page = useLanguage().language
  const locale = useLocale()
  if (language === undefined || language === page) return null
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language
  const isOfAll = reviews.length > 0 && reviews.every((review) => review.language === language)
  return (
    <p className="vendor-language">
      <Languages size={18} strokeWidth={1.5} aria-hidden="true" />
      {isOfAll ? t.allWrittenIn(name) : t.writtenIn(name)}
    </p>
  )
}
