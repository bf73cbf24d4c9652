import { describe, expect, it } from 'vitest'
import { toConnectForm } from './form-services.ts'

const TYPEFORM = { type: 'form-submit', embedId: '42', formId: 'abc', responseId: 'r1' }
const HUBSPOT = { type: 'hsFormCallback', eventName: 'onFormSubmitted', id: 'f1', data: {} }
const JOTFORM = { action: 'submission-completed', formID: '240000000000000' }
const TALLY = '{"event":"Tally.FormSubmitted","payload":{"id":"s1","formId":"w7"}}'
const OURS = { type: 'vowkit:form-submitted' }
const ALL = [TYPEFORM, HUBSPOT, JOTFORM, TALLY, OURS]

describe('isSubmission', () => {
  it.each([
    ['Typeform', 'https://form.typeform.com/to/abc?typeform-embed=embed-widget', TYPEFORM],
    ['HubSpot', 'https://share.hsforms.com/1abc', HUBSPOT],
    ['HubSpot in Europe', 'https://forms-eu1.hsforms.com/ui/v1/abc', HUBSPOT],
    ['Jotform', 'https://form.jotform.com/240000000000000', JOTFORM],
    ['Tally', 'https://tally.so/embed/w7', TALLY],
  ])('accepts only messages of %s for its own forms', (_, url, message) => {
    const form = toConnectForm(url)
    expect(ALL.filter((each) => form.isSubmission(each))).toEqual([message])
  })

  it('accepts messages of every service for a form on an unknown host', () => {
    const form = toConnectForm('http://localhost:8787/demo/connect-form')
    expect(ALL.filter((each) => form.isSubmission(each))).toEqual(ALL)
  })

  it.each([
    'setHeight:820:240000000000000:',
    '"Tally.FormSubmitted"',
    '[]',
    null,
    undefined,
    42,
    { type: 'form-ready' },
    { type: 'hsFormCallback', eventName: 'onFormReady' },
    { event: 'Tally.FormLoaded' },
  ])('rejects the message %j', (data) => {
    expect(toConnectForm('https://forms.example.com/x').isSubmission(data)).toBe(false)
  })
})

describe('isFrom(origin)', () => {
  it.each([
    ['https://form.jotform.com/1', 'https://form.jotform.com', true],
    ['https://form.jotform.com/1', 'https://submit.jotform.com', true],
    ['https://form.jotform.com/1', 'http://submit.jotform.com', false],
    ['https://form.jotform.com/1', 'https://jotform.com.example.com', false],
    ['https://form.jotform.com/1', 'https://notjotform.com', false],
    ['https://form.jotform.com/1', 'https://tally.so', false],
    ['https://forms.example.com/x', 'https://forms.example.com', true],
    ['https://forms.example.com/x', 'https://other.example.com', false],
    ['https://forms.example.com/x', 'null', false],
    ['http://localhost:8787/demo/connect-form', 'http://localhost:8787', true],
    ['http://localhost:8787/demo/connect-form', 'http://localhost:5173', false],
  ])('for the form %s and the origin %s returns %s', (url, origin, expected) => {
    expect(toConnectForm(url).isFrom(origin)).toBe(expected)
  })
})
