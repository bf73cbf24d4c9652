import { currencySymbol, DEFAULT_CURRENCY, formatMoney } from '@vowkit/sdk-core'
import { useContext } from 'react'
import { useLanguage } from './language/use-messages.ts'
import { SiteConfigContext } from './site-config.ts'

/** Returns the symbol of the deployment's currency. Returns `""` at build time, when the currency is unknown. */
export function useCurrencySymbol(): string {
  const currency = useCurrency()
  const { language } = useLanguage()
  return currency === '' ? '' : currencySymbol(currency, language)
}

/** Returns a function that formats amounts with decimals. Screens without requests use it, because it loads no client. */
export function useExactPrice(): (amount: number) => string {
  const currency = useCurrency()
  const { language: lang } = useLanguage()
  return (amount) => formatMoney(amount, { currency, lang, isExact: true })
}

function useCurrency(): string {
  return useContext(SiteConfigContext)?.currency ?? DEFAULT_CURRENCY
}
