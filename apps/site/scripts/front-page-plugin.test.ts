import { expect, it } from 'vitest'
import { importFrontPage } from './front-page-plugin.ts'

it('draws the front page from sources, so that the site builds before its packages are', async () => {
  const { dependencies } = await importFrontPage()
  const ours = dependencies.filter((path) => path.includes('/packages/'))
  expect(ours.filter((path) => path.includes('/packages/react/src/'))).not.toEqual([])
  expect(ours.filter((path) => path.includes('/dist/'))).toEqual([])
})
