import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { lazyStage } from './lazy-stage.tsx'
import { StageStylesContext } from './stage-styles.ts'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

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
