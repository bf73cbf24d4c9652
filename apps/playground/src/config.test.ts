import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

it('readConfig has a default for every port and URL', () => {
  expect(readConfig({})).toEqual({ port: 5174, apiUrl: 'http://localhost:8787', siteUrl: 'http://localhost:5173' })
})

it('readConfig uses the configured ports, and prefers a URL to a port', () => {
  expect(readConfig({ PLAYGROUND_PORT: '6000', API_PORT: '6001', SITE_URL: 'https://vows.example/x' })).toEqual({
    port: 6000,
    apiUrl: 'http://localhost:6001',
    siteUrl: 'https://vows.example',
  })
})

it('readConfig throws an error that names the invalid variable', () => {
  expect(() => readConfig({ PLAYGROUND_PORT: 'soon' })).toThrow('PLAYGROUND_PORT')
  expect(() => readConfig({ PUBLIC_API_URL: 'javascript:alert(1)' })).toThrow('PUBLIC_API_URL')
})
