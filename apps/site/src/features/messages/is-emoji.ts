const EMOJI =
  /^(?=.*\p{Emoji_Presentation})(?:[\p{Emoji_Presentation}\p{Extended_Pictographic}\p{Emoji_Modifier}]|\u200d|\ufe0f|\s)+$/u
/** As many are still a sign, and more of them a text. */
const MOST = 3

/** Whether a message is but a few emoji, which are shown large. */
export function isEmoji(text: string): boolean {
  // The longest there are have some thirty units.
  if (text.length > 120 || !EMOJI.test(text)) return false
  const signs = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.replaceAll(/\s/g, ''))]
  return signs.length <= MOST
}
