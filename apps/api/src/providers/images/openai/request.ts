import { withoutVenue } from '@vowkit/illustrator'
import type { PhotoPoint, Placement } from '@vowkit/sdk-core/contract'
import { frameOf, MAX_FRAME_LENGTH } from '@vowkit/understanding'
import { en } from '@vowkit/understanding/vocabularies/en'
import { fileTypeFromBuffer } from 'file-type'
import type { OpenAiRequest } from '../../openai-connection.ts'
import type { DrawRequest, ReferenceImage } from '../images.ts'
import type { SceneReading } from './read-scene.ts'

/** Builds a generation request for a prompt without images, and an edit request for a prompt with images. */
export async function toRequest(request: DrawRequest, scene: SceneReading, model: string): Promise<OpenAiRequest> {
  const { previous, references } = request
  const pictures = inOrder(references).map(({ bytes }) => bytes)
  const images = previous ? [previous.image, ...pictures] : pictures
  const fields = { model, prompt: toPrompt(request, scene, model), n: 1, size: toSize(model) }
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

/** Writes the frame of the scene in English, and then quotes the couple's own words. */
function toPrompt({ prompt, references, placement, ...request }: DrawRequest, scene: SceneReading, model: string) {
  const { edits, previous } = request
  const venue = references.some(({ role }) => role === 'venue')
  const inspiration = references.some(({ role }) => role === 'inspiration')
  if (previous) {
    const task = 'Change the first picture as follows and keep everything else as it is.'
    const rest = [
      quote("The couple's own words", [edits.at(-1) ?? prompt]),
      quote('It shows this wedding', [prompt]),
      ...(venue ? ['The second picture is the photo of the venue. Keep its place, light and camera position.'] : []),
      ...(inspiration ? ['The other pictures are the inspiration it was made from.'] : []),
    ]
    return [[task, ...fitting(scene.changes, roomFor([task, ...rest], model))].join(' '), ...rest].join('\n')
  }
  const task = venue
    ? 'Add a wedding ceremony to the photo in the first picture, and keep everything else in it as it is.'
    : 'A photograph of a wedding scene.'
  const rest = [
    quote("The couple's own words", [prompt, ...edits]),
    ...(venue && placement ? [toPositions(placement)] : []),
    ...(inspiration ? [`Take colours, flowers and mood from the ${venue ? 'other pictures' : 'pictures given'}.`] : []),
  ]
  const description = venue ? withoutVenue(scene.description) : scene.description
  const frame = frameOf(description, en, roomFor([task, ...rest], model))
  return [frame ? `${task} ${frame}` : task, ...rest].join('\n')
}

/** Returns the maximum length of the frame next to the other lines of a prompt. */
function roomFor(lines: readonly string[], model: string): number {
  return Math.min(maxPromptLength(model) - lines.join('\n').length - 1, MAX_FRAME_LENGTH)
}

/** Returns the first changes, as sentences, whose total length is at most `maxLength`. */
function fitting(changes: readonly string[], maxLength: number): string[] {
  const sentences = changes.map((change) => `${change}.`)
  const end = sentences.findIndex((_, at) => sentences.slice(0, at + 1).join(' ').length > maxLength)
  return end < 0 ? sentences : sentences.slice(0, end)
}

function quote(label: string, texts: readonly string[]): string {
  return `${label}: ${texts.map((text) => `“${text}”`).join(' ')}`
}

/** The longest prompt of each model family, in characters. */
function maxPromptLength(model: string): number {
  if (model.startsWith('dall-e-2')) return 1000
  return model.startsWith('dall-e-3') ? 4000 : 32_000
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
