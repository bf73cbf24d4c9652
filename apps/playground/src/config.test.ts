import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

it('has a place for everything by default', () => {
  expect(readConfig({})).toEqual({ port: 5174, apiUrl: 'http://localhost:8787', siteUrl: 'http://localhost:5173' })
})

it('follows the ports, and an address over a port', () => {
  expect(readConfig({ PLAYGROUND_PORT: '6000', API_PORT: '6001', SITE_URL: 'https://vows.example/x' })).toEqual({
    port: 6000,
    apiUrl: 'http://localhost:6001',
    siteUrl: 'https://vows.example',
  })
})

it('names the variable that cannot be used', () => {
  expect(() => readConfig({ PLAYGROUND_PORT: 'soon' })).toThrow('PLAYGROUND_PORT')
  expect(() => readConfig({ PUBLIC_API_URL: 'javascript:alert(1)' })).toThrow('PUBLIC_API_URL')
})
