import type { AssistantPage } from '@vowkit/sdk-core/assistant'
import { useContext } from 'react'
import { AppearanceContext } from '../../root/appearance.ts'
import type { AssistantOptions } from './assistant-props.ts'

/** The context to send with a question: the vendor, the facts and the language of the page. */
export function usePageContext({
  vendorId,
  scope,
  facts,
}: Pick<AssistantOptions, 'vendorId' | 'scope' | 'facts'>): AssistantPage {
  const { lang } = useContext(AppearanceContext)
  return { vendorId, language: lang, scope, facts }
}
