import { expect, it } from 'vitest'
import { toLiveExample } from './live-example.ts'

it('an example runs against the backend of the deployment, and its code names the example’s host', () => {
  const example = toLiveExample('<script src="https://api.example.com/embed/v1/x.js" async></script>\n<x-y></x-y>\n')
  const [running, code] = example.split('\n\n')
  expect(running).toContain('src="__API_URL__/embed/v1/x.js"')
  expect(code).toContain('src="https://api.example.com/embed/v1/x.js"')
})
