import { DEFAULT_CURRENCY, formatMoney } from '@vowkit/sdk-core'
import { useCallback, useContext } from 'react'
import { CurrencyContext } from '../provider/vowkit-provider.tsx'
import { AppearanceContext } from '../root/appearance.ts'
import { useConfig } from './use-config.ts'

/** Formats an amount of money. With `isExact`, whole amounts have decimals, too. */
export type FormatPrice = (amount: number, options?: { isExact?: boolean }) => string

/**
 * Returns a function that formats amounts in the currency of the backend and in the language of the provider. The
 * currency is that of the provider, else that of the backend's configuration. While the configuration loads, and if it
 * fails to load, amounts have no currency.
 */
export function useFormatPrice(): FormatPrice {
  const given = useContext(CurrencyContext)
  const { lang } = useContext(AppearanceContext)
  const config = useConfig(given === undefined)
  const currency = given ?? (config ? (config.currency ?? DEFAULT_CURRENCY) : undefined)
  return useCallback((amount, options) => formatMoney(amount, { ...options, currency, lang }), [currency, lang])
}
