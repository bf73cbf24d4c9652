import { expect, it } from 'vitest'
import { importPages } from './pages-plugin.ts'

it('importPages imports the page module from sources, so that the site builds before its packages', async () => {
  const { dependencies } = await importPages()
  const ours = dependencies.filter((path) => path.includes('/packages/'))
  expect(ours.filter((path) => path.includes('/packages/react/src/'))).not.toEqual([])
  expect(ours.filter((path) => path.includes('/dist/'))).toEqual([])
})
