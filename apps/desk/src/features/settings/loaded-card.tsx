import type { ReactNode, Ref } from 'react'
import { Card } from '../../shared/card.tsx'
import { useTexts } from '../../shared/language/use-texts.ts'
import { Notice } from '../../shared/notice.tsx'
import { deskTexts } from '../../shared/texts.ts'
import type { Loaded } from '../../shared/use-loaded.ts'

export interface LoadedCardProps<Data> {
  title: string
  hint?: string
  headingRef?: Ref<HTMLHeadingElement>
  state: Loaded<Data>
  /** The texts of the two states without data. */
  loading: string
  failed: string
  onRetry: () => void
  /** The confirmation of the last change. Screen readers announce it. */
  done?: string
  children: (data: Data) => ReactNode
}

/** A section of the settings whose data loads: a placeholder, an error with a retry, or the content. */
export function LoadedCard<Data>(props: LoadedCardProps<Data>) {
  const { state, loading, failed, onRetry, done = '', children, ...card } = props
  const { retry } = useTexts(deskTexts)
  const isLoading = state.status === 'loading'
  return (
    <Card {...card}>
      <p className={isLoading ? 'vk-sr' : 'card__done'} role="status">
        {isLoading ? loading : done}
      </p>
      {isLoading && <div className="card__skeleton" aria-hidden="true" />}
      {state.status === 'failed' && <Notice text={failed} action={retry} onAction={onRetry} />}
      {state.status === 'ready' && children(state.data)}
    </Card>
  )
}
