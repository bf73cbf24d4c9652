import type { PhotoPoint, Placement } from '@vowkit/sdk-core/contract'
import { fileTypeFromBuffer } from 'file-type'
import type { OpenAiRequest } from '../../openai-connection.ts'
import type { DrawRequest, ReferenceImage } from '../images.ts'

/** Builds a generation request for a prompt without images, and an edit request for a prompt with images. */
export async function toRequest(request: DrawRequest, model: string): Promise<OpenAiRequest> {
  const { previous, references } = request
  const pictures = inOrder(references).map(({ bytes }) => bytes)
  const images = previous ? [previous.image, ...pictures] : pictures
  const fields = { model, prompt: toPrompt(request), n: 1, size: toSize(model) }
  if (images.length > 0) return { path: '/images/edits', body: await toForm(fields, images) }
  return {
    path: '/images/generations',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  }
}

/** Returns the references with the photo of the venue first, so that the prompt can name it. */
function inOrder(references: readonly ReferenceImage[]): ReferenceImage[] {
  return references.toSorted((a, b) => Number(b.role === 'venue') - Number(a.role === 'venue'))
}

function toPrompt({ prompt, edits, previous, references, placement }: DrawRequest): string {
  const venue = references.some(({ role }) => role === 'venue')
  const inspiration = references.some(({ role }) => role === 'inspiration')
  if (previous) {
    return [
      `Change the first picture as follows and keep everything else as it is: ${edits.at(-1) ?? prompt}`,
      `It shows this wedding: ${prompt}`,
      ...(venue ? ['The second picture is the photo of the venue. Keep its place, light and camera position.'] : []),
      ...(inspiration ? ['The other pictures are the inspiration it was made from.'] : []),
    ].join('\n')
  }
  return [
    venue
      ? `Add a wedding ceremony to the photo in the first picture, and keep everything else in it as it is: ${prompt}`
      : `A photograph of a wedding scene: ${prompt}`,
    ...edits,
    ...(venue && placement ? [toPositions(placement)] : []),
    ...(inspiration ? [`Take colours, flowers and mood from the ${venue ? 'other pictures' : 'pictures given'}.`] : []),
  ].join('\n')
}

function toPositions({ arch, aisle_end: end }: Placement): string {
  const at = ({ x, y }: PhotoPoint) => `${Math.round(x * 100)}% from the left and ${Math.round(y * 100)}% from the top`
  return `The foot of the arch is ${at(arch)}. The aisle ends ${at(end)}.`
}

/** The widest landscape format of each model family. */
function toSize(model: string): string {
  if (model.startsWith('dall-e-3')) return '1792x1024'
  return model.startsWith('dall-e-2') ? '1024x1024' : '1536x1024'
}

async function toForm(fields: Record<string, string | number>, images: Uint8Array[]): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  // Official clients add brackets only for several images, and some servers support only the name without brackets.
  const field = images.length === 1 ? 'image' : 'image[]'
  for (const [i, image] of images.entries()) {
    const { mime, ext } = (await fileTypeFromBuffer(image)) ?? { mime: 'application/octet-stream', ext: 'bin' }
    form.append(field, new Blob([Uint8Array.from(image)], { type: mime }), `picture-${i + 1}.${ext}`)
  }
  return form
}
