import { understand } from '@vowkit/understanding'
import { en } from '@vowkit/understanding/vocabularies/en'
import { describe, expect, it } from 'vitest'
import { composeScene } from './compose-scene.ts'
import { ritualsBeside } from './rituals.ts'

const sceneOf = (text: string) => composeScene(understand(text, [en]).description, { seed: 'seed' })

describe('rituals', () => {
  it('are placed beside the structure if the description names both', () => {
    const { arch, description } = sceneOf('a unity candle and a white gazebo in a garden')
    expect(arch).toBe('gazebo')
    expect(ritualsBeside(description, arch)).toEqual(['unity-candle'])
  })

  it('replace the structure if a description names no other', () => {
    const { arch, description } = sceneOf('a unity candle in a garden')
    expect(arch).toBe('unity-candle')
    expect(ritualsBeside(description, arch)).toEqual([])
  })
})
