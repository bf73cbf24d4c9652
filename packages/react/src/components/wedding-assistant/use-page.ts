import type { AssistantPage } from '@vowkit/sdk-core/assistant'
import { useContext } from 'react'
import { AppearanceContext } from '../../root/appearance.ts'
import type { AssistantOptions } from './assistant-props.ts'

/** What the page shows to whoever asks here, and the language it is in. */
export function usePage({ vendorId }: Pick<AssistantOptions, 'vendorId'>): AssistantPage {
  const { lang } = useContext(AppearanceContext)
  return { vendorId, language: lang }
}
