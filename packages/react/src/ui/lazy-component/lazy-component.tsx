import { useStore } from '@nanostores/react'
import { lazyModule } from '@vowkit/sdk-core'
import { atom } from 'nanostores'
import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react'
import { commonMessages } from '../../messages/common.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'

export interface LazyFallbackProps {
  /** Loads the component again. Absent until a load has failed. */
  onRetry?: () => void
}

export interface LazyComponentOptions {
  /**
   * The content until the component has loaded. The default `spinner` shows "Try again" after a failure. `none` renders
   * nothing, even after a failure, and the next mount loads again. A custom component renders both the loading state
   * and the failure.
   */
  fallback?: 'spinner' | 'none' | ComponentType<LazyFallbackProps>
}

/** A component in a separate chunk that loads when it first mounts. */
export type LazyComponent<Props> = FunctionComponent<Props> & {
  /**
   * Loads the chunk before the component mounts. The promise resolves when the load has succeeded or failed, and never
   * rejects. Returns `null` if the component has already loaded.
   */
  preload(): Promise<void> | null
}

/**
 * Creates a component that loads when it first mounts. Once loaded it renders synchronously, except during hydration,
 * which starts with the fallback that the server rendered.
 *
 * Unlike `React.lazy` it can retry after a failure, and it never suspends, so it does not hide content that is already
 * visible.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = 'spinner' }: LazyComponentOptions = {},
): LazyComponent<Props> {
  const module = lazyModule(load)
  const $component = atom<ComponentType<Props> | null>(null)

  async function loadComponent(): Promise<void> {
    $component.set(await module.load())
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once per lazy component, when its module is evaluated
  function LazyComponent(props: Props) {
    const Loaded = useStore($component, { ssr: 'initial' })
    const [hasFailed, setFailed] = useState(false)

    useEffect(() => {
      if (Loaded || hasFailed) return
      let isMounted = true
      loadComponent().catch(() => isMounted && setFailed(true))
      return () => {
        isMounted = false
      }
    }, [Loaded, hasFailed])

    if (Loaded) return <Loaded {...props} />
    if (fallback === 'none') return null
    const Fallback = fallback === 'spinner' ? Spinner : fallback
    return <Fallback onRetry={hasFailed ? () => setFailed(false) : undefined} />
  }

  return Object.assign(LazyComponent, {
    preload: () => ($component.get() ? null : loadComponent().catch(() => {})),
  })
}

function Spinner({ onRetry }: LazyFallbackProps) {
  const messages = useMessages('common', commonMessages)
  if (!onRetry)
    return (
      <div className="vk-loading" role="status" aria-label={messages.loading}>
        <span className="vk-spinner" />
      </div>
    )
  return (
    <Alert>
      {messages.stageFailed}{' '}
      <Button variant="quiet" onClick={onRetry}>
        {messages.tryAgain}
      </Button>
    </Alert>
  )
}
