import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { type LazyFallbackProps, lazyComponent } from './lazy-component.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

/** Creates a load that stays pending until the test calls `arrive`. */
function pendingLoad() {
  let arrive = () => {}
  const arriving = new Promise<typeof Greeting>((resolve) => {
    arrive = () => resolve(Greeting)
  })
  return { load: () => arriving, arrive: () => arrive() }
}

/** Blocks the main thread in a layout effect, so that promises settle before the effects of sibling components run. */
function Busy({ onRender }: { onRender: () => void }) {
  useLayoutEffect(() => {
    onRender()
    const end = performance.now() + 50
    while (performance.now() < end);
  }, [onRender])
  return null
}

describe('lazyComponent', () => {
  it('renders a spinner during the load, then the component with its props', async () => {
    const GreetingLazy = lazyComponent(async () => Greeting)
    render(<GreetingLazy name="Maya" />)
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeVisible()
    expect(await screen.findByText('Hello Maya')).toBeVisible()
  })

  it('renders synchronously if an earlier mount has loaded the component', async () => {
    const load = vi.fn(async () => Greeting)
    const GreetingLazy = lazyComponent(load)
    render(<GreetingLazy name="Maya" />)
    await screen.findByText('Hello Maya')
    render(<GreetingLazy name="Noor" />)
    expect(screen.getByText('Hello Noor')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('loads the component once for two instances that mount together', async () => {
    const load = vi.fn(async () => Greeting)
    const GreetingLazy = lazyComponent(load)
    render(
      <>
        <GreetingLazy name="Maya" />
        <GreetingLazy name="Noor" />
      </>,
    )
    expect(await screen.findByText('Hello Maya')).toBeVisible()
    expect(screen.getByText('Hello Noor')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('offers "Try again" after a failed load, and loads again when it is pressed', async () => {
    const load = vi.fn(async () => Greeting)
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const GreetingLazy = lazyComponent(load)
    render(<GreetingLazy name="Maya" />)
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Hello Maya')).toBeVisible()
  })

  it('loads the component under StrictMode, which mounts everything twice', async () => {
    const GreetingLazy = lazyComponent(async () => Greeting)
    render(
      <StrictMode>
        <GreetingLazy name="Maya" />
      </StrictMode>,
    )
    expect(await screen.findByText('Hello Maya')).toBeVisible()
  })

  it('renders an instance that mounted just before another instance finished loading', async () => {
    const { load, arrive } = pendingLoad()
    const GreetingLazy = lazyComponent(load)
    render(<GreetingLazy name="Maya" />)
    // Outside `act`, effects run after the browser has painted, as on a real page.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(
      <>
        <GreetingLazy name="Noor" />
        <Busy onRender={arrive} />
      </>,
    )
    expect(await screen.findByText('Hello Maya')).toBeVisible()
    expect(await screen.findByText('Hello Noor')).toBeVisible()
    root.unmount()
  })

  it('hydrates from the fallback even if the component was loaded before', async () => {
    const GreetingLazy = lazyComponent(async () => Greeting)
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = renderToString(<GreetingLazy name="Maya" />)
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeVisible()
    await GreetingLazy.preload()
    const onRecoverableError = vi.fn()
    const root = await act(async () => hydrateRoot(place, <GreetingLazy name="Maya" />, { onRecoverableError }))
    expect(screen.getByText('Hello Maya')).toBeVisible()
    expect(onRecoverableError).not.toHaveBeenCalled()
    act(() => root.unmount())
  })
})

describe('lazyComponent with the fallback "none"', () => {
  it('renders nothing until the component has loaded', async () => {
    const GreetingLazy = lazyComponent(async () => Greeting, { fallback: 'none' })
    const { container } = render(<GreetingLazy name="Maya" />)
    expect(container).toBeEmptyDOMElement()
    expect(await screen.findByText('Hello Maya')).toBeVisible()
  })

  it('renders nothing after a failed load and loads again on the next mount', async () => {
    const load = vi.fn(async () => Greeting)
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const GreetingLazy = lazyComponent(load, { fallback: 'none' })
    const { container, unmount } = await act(async () => render(<GreetingLazy name="Maya" />))
    expect(container).toBeEmptyDOMElement()
    unmount()
    render(<GreetingLazy name="Maya" />)
    expect(await screen.findByText('Hello Maya')).toBeVisible()
  })
})

const Fallback = ({ onRetry }: LazyFallbackProps) =>
  onRetry ? (
    <button type="button" onClick={onRetry}>
      Again
    </button>
  ) : (
    <p>One moment</p>
  )

describe('lazyComponent with a custom fallback', () => {
  it('renders the fallback during the load and after a failure, and loads again on retry', async () => {
    const load = vi.fn(async () => Greeting)
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const GreetingLazy = lazyComponent(load, { fallback: Fallback })
    render(<GreetingLazy name="Maya" />)
    expect(screen.getByText('One moment')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Again' }))
    expect(await screen.findByText('Hello Maya')).toBeVisible()
  })
})

describe('lazyComponent.preload', () => {
  it('loads the component, so that it renders synchronously when it mounts', async () => {
    const GreetingLazy = lazyComponent(async () => Greeting)
    await GreetingLazy.preload()
    expect(GreetingLazy.preload()).toBeNull()
    render(<GreetingLazy name="Maya" />)
    expect(screen.getByText('Hello Maya')).toBeVisible()
  })

  it('resolves after a failed load, and the mounted component retries', async () => {
    const load = vi.fn(async () => Greeting)
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const GreetingLazy = lazyComponent(load)
    await expect(GreetingLazy.preload()).resolves.toBeUndefined()
    render(<GreetingLazy name="Maya" />)
    expect(await screen.findByText('Hello Maya')).toBeVisible()
  })
})
