import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useVisionDraft } from '../../hooks/use-vision-draft.ts'
import { imageFile, setup } from '../../testing/setup.tsx'
import { Composer } from './composer.tsx'
import { DraftNote } from './draft-note.tsx'

function Alone({ takesImagesAlone }: { takesImagesAlone?: boolean }) {
  const vision = useVisionDraft()
  return (
    <>
      <Composer {...vision} takesImagesAlone={takesImagesAlone} />
      <DraftNote text={vision.state.text} note={null} submission={vision.submission} isRestored={false} />
    </>
  )
}

const generate = () => screen.getByRole('button', { name: /Generat/ })

async function withImage(takesImagesAlone?: boolean) {
  const view = setup(<Alone takesImagesAlone={takesImagesAlone} />)
  expect(generate()).toBeDisabled()
  await view.user.upload(view.container.querySelector<HTMLInputElement>('input[type=file]') ?? document.body, [
    imageFile('oak.png'),
  ])
  await screen.findByRole('img', { name: 'oak.png' })
  return view
}

it('the composer requires a prompt by default, with or without images', async () => {
  await withImage()
  expect(generate()).toBeDisabled()
})

it('the composer with takesImagesAlone enables Generate for an image without a prompt, then asks for a prompt', async () => {
  const { user } = await withImage(true)
  expect(generate()).toBeEnabled()
  await user.click(generate())
  expect(screen.getByRole('alert')).toHaveTextContent('Please write a description of your dream wedding')
  await user.click(screen.getByRole('button', { name: 'Remove oak.png' }))
  expect(generate()).toBeDisabled()
})
