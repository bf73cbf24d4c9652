import { fileTypeFromBuffer } from 'file-type'
import type { OpenAiRequest } from '../../openai-connection.ts'
import type { DrawRequest } from '../images.ts'

/** Builds a generation request for a prompt without images, and an edit request for a prompt with images. */
export async function toRequest(request: DrawRequest, model: string): Promise<OpenAiRequest> {
  const { previous, references } = request
  const images = previous ? [previous.image, ...references] : references
  const fields = { model, prompt: toPrompt(request), n: 1, size: toSize(model) }
  if (images.length > 0) return { path: '/images/edits', body: await toForm(fields, images) }
  return {
    path: '/images/generations',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  }
}

function toPrompt({ prompt, edits, previous, references }: DrawRequest): string {
  if (previous) {
    const inspiration = references.length > 0 ? ['The other pictures are the inspiration it was made from.'] : []
    return [
      `Change the first picture as follows and keep everything else as it is: ${edits.at(-1) ?? prompt}`,
      `It shows this wedding: ${prompt}`,
      ...inspiration,
    ].join('\n')
  }
  const inspiration = references.length > 0 ? ['Take colours, flowers and mood from the pictures given.'] : []
  return [`A photograph of a wedding scene: ${prompt}`, ...edits, ...inspiration].join('\n')
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
