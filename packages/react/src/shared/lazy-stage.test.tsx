import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { lazyStage } from './lazy-stage.tsx'
import { StageStylesContext } from './stage-styles.ts'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

/** Keeps the page so busy that promises come before the effects of what was rendered beside it. */
function Busy({ onRender }: { onRender: () => void }) {
  useLayoutEffect(() => {
    onRender()
    const end = performance.now() + 50
    while (performance.now() < end);
  }, [onRender])
  return null
}

it('shows that it loads, then the component with its props', async () => {
  const Stage = lazyStage(async () => Greeting)
  render(<Stage name="Maya" />)
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeVisible()
  expect(await screen.findByText('Hello Maya')).toBeVisible()
})

it('shows nothing before its styles are there', async () => {
  let arrive = () => {}
  const styles = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const Stage = lazyStage(async () => Greeting)
  render(
    <StageStylesContext.Provider value={() => styles}>
      <Stage name="Maya" />
    </StageStylesContext.Provider>,
  )
  expect(screen.queryByText('Hello Maya')).toBeNull()
  arrive()
  expect(await screen.findByText('Hello Maya')).toBeVisible()
})

it('offers another try after a load that failed', async () => {
  const load = vi.fn(async () => Greeting)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const Stage = lazyStage(load)
  render(<Stage name="Maya" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Hello Maya')).toBeVisible()
})

it('survives StrictMode, which mounts everything twice', async () => {
  const Stage = lazyStage(async () => Greeting)
  render(
    <StrictMode>
      <Stage name="Maya" />
    </StrictMode>,
  )
  expect(await screen.findByText('Hello Maya')).toBeVisible()
})

it('is shown, too, where it was rendered just before its code arrived for another', async () => {
  let arrive = () => {}
  const arriving = new Promise<typeof Greeting>((resolve) => {
    arrive = () => resolve(Greeting)
  })
  const Stage = lazyStage(() => arriving)
  render(<Stage name="Maya" />)
  // As a page renders, not as tests do, who run the effects at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <>
      <Stage name="Noor" />
      <Busy onRender={arrive} />
    </>,
  )
  expect(await screen.findByText('Hello Maya')).toBeVisible()
  expect(await screen.findByText('Hello Noor')).toBeVisible()
  root.unmount()
})
