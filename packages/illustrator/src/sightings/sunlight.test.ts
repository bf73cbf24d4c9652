import { understand } from '@vowkit/understanding'
import { en } from '@vowkit/understanding/vocabularies/en'
import { expect, it } from 'vitest'
import { parsePrompt } from '../prompt/parse-prompt.ts'
import { inspectImage } from '../raster/index.ts'
import { readScene } from './read-scene.ts'

it.each(['a meadow with the sun', 'a redwood grove with sun rays', 'a sunny garden'])(
  'readScene counts the sun of "%s" as drawn if the scene has daylight',
  async (prompt) => {
    const scene = parsePrompt(prompt)
    const { notDrawn } = readScene({ text: prompt, ...understand(prompt, [en]) }, scene, en, await inspectImage(scene))
    expect(notDrawn).toEqual([])
  },
)
