import { currencySymbol, DEFAULT_CURRENCY } from '@vowkit/sdk-core'
import { useContext } from 'react'
import { useLanguage } from './language/use-messages.ts'
import { SiteConfigContext } from './site-config.ts'

/** Returns the symbol of the deployment's currency. Returns `""` at build time, when the currency is unknown. */
export function useCurrencySymbol(): string {
  const currency = useContext(SiteConfigContext)?.currency ?? DEFAULT_CURRENCY
  const { language } = useLanguage()
  return currency === '' ? '' : currencySymbol(currency, language)
}
