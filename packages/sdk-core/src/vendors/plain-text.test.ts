import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it.each([
  ['<p>We <b>bind</b> your <em>day</em>.</p><p>By hand.</p>', 'We bind your day. By hand.'],
  ['One<br>two<ul><li>three</li><li>four</li></ul>', 'One two three four'],
  ['un<b>bro</b>ken<span>!</span>', 'unbroken!'],
  ['a&nbsp;b &amp; c &lt;d&gt; &#39;e&#x27; &hellip; &AMP;', "a b & c <d> 'e' … &"],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&unknown; &constructor; &#1114112; AT&T', '&unknown; &constructor;  AT&T'.replace('  ', ' ')],
  ['a<script>x()</script>b<STYLE>c{}</style >d', 'a b d'],
  ['a<script>x()', 'a'],
  ['a<!-- <b>no</b> -->b', 'a b'],
  ['<a title="1 > 0" href=x>link</a>', 'link'],
  ['3 < 5, 7 > 6 and a<3', '3 < 5, 7 > 6 and a<3'],
  ['half a <img src="x', 'half a'],
  ['  زفاف\n\t💐  ', 'زفاف 💐'],
  ['', ''],
])('plainText converts %j to %j', (html, text) => expect(plainText(html)).toBe(text))

it('plainText runs in linear time for any input', () => {
  const parts = fc.constantFrom('<a ', '<script>', '<!--', '"', "'", '>', '&', '</', 'x')
  fc.assert(
    fc.property(parts, parts, (a, b) => {
      expect(plainText((a + b).repeat(50_000)).length).toBeLessThan(300_000)
    }),
  )
})
