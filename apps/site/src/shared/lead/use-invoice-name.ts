import { type InvoicePart, invoiceName } from '@vowkit/sdk-core/contract'
import { useLanguage } from '../language/use-messages.ts'

/** Returns a function that names an invoice in the language of the site. The words of the vendor stay as they are. */
export function useInvoiceName(): (name: string, part: InvoicePart | undefined) => string {
  const { language } = useLanguage()
  return (name, part) => invoiceName(name, part, language)
}
