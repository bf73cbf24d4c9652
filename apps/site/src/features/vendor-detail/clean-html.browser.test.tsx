import { describe, expect, it } from 'vitest'
import { cleanHtml } from './clean-html.ts'

const clean = (html: string) => {
  const box = document.createElement('div')
  box.append(cleanHtml(html))
  return box
}

describe('cleanHtml', () => {
  it('preserves text formatting tags', () => {
    const html =
      '<h2>One</h2><h3>Two</h3><h4>Three</h4><p>A <b>b</b> <strong>s</strong> <i>i</i> <em>e</em><br>f</p><ul><li>g</li></ul><ol><li>h</li></ol>'
    expect(clean(html).innerHTML).toBe(html)
  })

  it('adds attributes that open links in a new tab without opener and referrer', () => {
    const [web, mail] = clean(
      '<a href="https://iris.example/a?b=c">a</a><a href="mailto:iris@iris.example">b</a>',
    ).children
    expect(web?.outerHTML).toBe(
      '<a href="https://iris.example/a?b=c" rel="noopener noreferrer nofollow" target="_blank">a</a>',
    )
    expect(mail?.getAttribute('href')).toBe('mailto:iris@iris.example')
  })

  it('preserves the text of removed tags', () => {
    expect(clean('<section><u>Dahlias</u>, <font color="red">roses</font></section>').textContent).toBe(
      'Dahlias, roses',
    )
  })
})
