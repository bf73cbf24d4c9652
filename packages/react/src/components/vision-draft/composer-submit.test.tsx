import { fireEvent, screen, waitFor } from '@testing-library/react'
import { draftOf } from '@vowkit/sdk-core/vision'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { imageFile, setup } from '../../testing/setup.tsx'
import { VisionDraft } from './vision-draft.tsx'

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your dream wedding' })
const generate = () => screen.getByRole('button', { name: /Generat/ })

/** Sets the value as the browser does, bypassing React's setter. */
function fill(text: string): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box(), text)
}

function type(text: string): void {
  fill(text)
  box().dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** Renders a draft and runs `act` in a React event handler, so that React does not render before `act` returns. */
function setupBeforeRender(act: () => void, draft: ReactElement = <VisionDraft />) {
  const view = setup(
    <>
      <button type="button" onClick={act}>
        Before render
      </button>
      {draft}
    </>,
  )
  const { $draft, $submission } = draftOf(view.client.ports)
  return {
    ...view,
    actBeforeRender: () => fireEvent.click(screen.getByRole('button', { name: 'Before render' })),
    text: () => $draft.get().text,
    whenSubmitted: () => waitFor(() => expect($submission.get().status).toBe('login-needed')),
  }
}

describe('the Generate button, pressed before the last input has rendered', () => {
  it('submits the text of the first input', async () => {
    const { actBeforeRender, whenSubmitted, text } = setupBeforeRender(() => {
      type('A barn at dusk')
      generate().click()
    })
    expect(generate()).toBeDisabled()
    actBeforeRender()
    await whenSubmitted()
    expect(text()).toBe('A barn at dusk')
  })

  it("submits the text that the visitor typed over the host's prompt", async () => {
    const press = () => {
      type('A barn with lanterns')
      generate().click()
    }
    const { actBeforeRender, whenSubmitted, text } = setupBeforeRender(press, <VisionDraft prompt="A barn" />)
    actBeforeRender()
    await whenSubmitted()
    expect(text()).toBe('A barn with lanterns')
  })

  it('submits nothing after the visitor has deleted the text', () => {
    const press = () => {
      type('')
      generate().click()
    }
    const { actBeforeRender, client, text } = setupBeforeRender(press, <VisionDraft prompt="A barn" />)
    actBeforeRender()
    expect(generate()).toBeDisabled()
    expect(draftOf(client.ports).$submission.get().status).toBe('idle')
    expect(text()).toBe('')
  })

  it('submits an image without text if takesImagesAlone is set', async () => {
    const { user, container, client } = setupBeforeRender(() => {}, <VisionDraft takesImagesAlone />)
    const { $draft, $submission } = draftOf(client.ports)
    const isPressed = new Promise<void>((resolve) => {
      $draft.listen(({ images }) => {
        if (images.length === 0) return
        generate().click()
        resolve()
      })
    })
    await user.upload(
      container.querySelector<HTMLInputElement>('input[type=file]') ?? document.body,
      imageFile('a.png'),
    )
    await isPressed
    expect($submission.get()).toEqual({ status: 'invalid', code: 'description_blank' })
  })
})

describe('the Generate button', () => {
  it('submits text that a script has set without an input event', async () => {
    const { user, whenSubmitted, text } = setupBeforeRender(() => {})
    await user.type(box(), 'A barn')
    fill('A barn at dusk')
    await user.click(generate())
    await whenSubmitted()
    expect(text()).toBe('A barn at dusk')
  })

  it('waits for an image that is still being read before it submits', async () => {
    const { user, container, whenSubmitted, client } = setupBeforeRender(() => {})
    await user.type(box(), 'A barn')
    const picker = container.querySelector<HTMLInputElement>('input[type=file]') ?? document.body
    fireEvent.change(picker, { target: { files: [imageFile('oak.png')] } })
    fireEvent.click(generate())
    await whenSubmitted()
    expect(draftOf(client.ports).$draft.get().images).toHaveLength(1)
  })

  it('stays in place while pressed, because the text box grows only after the pointer is released', async () => {
    const { wait, container } = setupBeforeRender(() => {})
    const room = () => container.querySelector('.vk-textarea__copy')?.textContent?.trimEnd()
    fireEvent.change(box(), { target: { value: 'A barn at dusk' } })
    fireEvent.pointerDown(generate())
    await wait(1000)
    expect(room()).toBe('')
    fireEvent.pointerUp(document.body)
    await wait(100)
    expect(room()).toBe('A barn at dusk')
  })
})
