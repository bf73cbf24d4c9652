import { describe, expect, it } from 'vitest'
import { calls, listIn, sameId, toCents } from './index.ts'

describe('the contract', () => {
  it('names every call once by method and path', () => {
    const names = Object.values(calls).map((call) => `${call.method} ${call.path}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('reads a vision whatever optional fields a backend leaves out', () => {
    const { tolerate, response } = calls.getVision
    const vision = response.parse(tolerate({ id: 7, images: ['https://a/1.png', { image_url: 'https://a/2.png' }] }))
    expect(vision).toMatchObject({
      id: '7',
      title: '',
      result_image: '',
      is_processing: false,
      images: [{ image: 'https://a/1.png' }, { image: 'https://a/2.png' }],
      history_images: [],
    })
  })

  it('finds the list in every envelope that backends use', () => {
    for (const body of [[1], { results: [1] }, { data: [1] }, { data: { results: [1] } }])
      expect(listIn(body)).toEqual([1])
    expect(listIn({ detail: 'no' })).toBeNull()
  })

  it('compares ids as text and reads money from text and numbers', () => {
    expect(sameId('7', 7)).toBe(true)
    expect(sameId(null, undefined)).toBe(false)
    expect([toCents('4.99'), toCents(4.99), toCents(''), toCents('free')]).toEqual([499, 499, null, null])
  })
})
