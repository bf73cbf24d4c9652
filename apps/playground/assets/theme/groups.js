/* The groups of tokens on the page. A token of the manifest that fits no group is in the last one. */
export const GROUPS = [
  ['Buttons and links', /primary/],
  ['Backgrounds', /^(?:canvas|surface|raised|sunken)$/],
  ['Text', /^ink/],
  ['Lines, fields and focus', /^(?:line|control|focus)$/],
  ['Marks', /^(?:poppy|apricot|on-apricot|star)/],
  ['Notices', /^(?:success|info|warn|danger)/],
  ['Backdrop and shadows', /^(?:scrim|shade|e\d)/],
  ['Fonts', /^(?:font|text|display)-/],
  ['Corners', /^(?:radius-|arch$)/],
  ['Space', /^(?:space|density|hit)$/],
  ['Motion', /^(?:t-|ease$)/],
  ['More', /./],
]

/* The pairs whose contrast is shown: text or a mark, its background, and the ratio that WCAG 2 requires. */
export const PAIRS = [
  ['Text', 'ink', 'surface', 4.5],
  ['Text between cards', 'ink', 'canvas', 4.5],
  ['Secondary text', 'ink-2', 'surface', 4.5],
  ['Hints', 'ink-3', 'surface', 4.5],
  ['Text on buttons', 'on-primary', 'primary', 4.5],
  ['Links', 'primary', 'surface', 4.5],
  ['Selected text', 'primary', 'primary-tint', 4.5],
  ['Borders of fields', 'control', 'surface', 3],
  ['Focus ring', 'focus', 'surface', 3],
  ['Success', 'success', 'success-tint', 4.5],
  ['Information', 'info', 'info-tint', 4.5],
  ['Warning', 'warn', 'warn-tint', 4.5],
  ['Error', 'danger', 'danger-tint', 4.5],
]

/* The tokens that an element derives from its attributes. */
export const DERIVED = {
  accent: ['primary', 'primary-hover', 'on-primary', 'primary-tint'],
  radius: ['radius-s', 'radius-m', 'radius-l', 'radius-xl', 'radius-pill'],
}
