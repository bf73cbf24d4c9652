import { useStore } from '@nanostores/react'
import { lazyModule } from '@vowkit/sdk-core'
import { atom } from 'nanostores'
import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react'
import { commonMessages } from '../../messages/common.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'

export interface LazyFallbackProps {
  /** Loads the component again. Present only after a failed load. */
  onRetry?: () => void
}

export interface LazyComponentOptions {
  /**
   * The content until the component has loaded.
   * `spinner`, the default, shows "Try again" after a failure.
   * `none` renders nothing, even after a failure. The next mount loads again.
   * A custom component renders both the loading state and the failure.
   */
  fallback?: 'spinner' | 'none' | ComponentType<LazyFallbackProps>
}

/** A component in a separate chunk, which loads when the component first mounts. */
export type LazyComponent<Props> = FunctionComponent<Props> & {
  /**
   * Loads the chunk before the component mounts. Returns `null` if it has already loaded. The promise resolves when the
   * load has succeeded or failed, and never rejects.
   */
  preload(): Promise<void> | null
}

/**
 * Creates a component that loads when it first mounts. Once it has loaded, it renders synchronously, except during
 * hydration, which starts with the fallback from the server.
 *
 * Unlike `React.lazy`, it can retry after a failure. It also never suspends, so it does not hide visible content.
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
