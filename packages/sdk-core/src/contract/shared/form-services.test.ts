import { expect, it } from 'vitest'
import { formDomainOf } from './form-services.ts'

it.each([
  ['form.jotform.com', 'jotform.com'],
  ['eu-submit.jotform.com', 'jotform.com'],
  ['tally.so', 'tally.so'],
  ['notjotform.com', null],
  ['jotform.com.example.com', null],
  ['localhost', null],
])('formDomainOf converts the host %s to the domain %s', (hostname, domain) => {
  expect(formDomainOf(hostname)).toBe(domain)
})
