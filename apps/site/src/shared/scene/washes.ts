/** Written by `scripts/draw-pictures.ts`: the colours of each picture, from top to bottom. */
export const WASHES: Readonly<Record<string, string>> = {
  'hero-garden': 'linear-gradient(#adafac, #bcae85, #b7ac80, #b8ab87)',
  'hero-vineyard': 'linear-gradient(#72617a, #866e8a, #7f756f, #857774)',
  'hero-redwood': 'linear-gradient(#969e8a, #b9b3aa, #aca994, #a5a387)',
  'hero-hall': 'linear-gradient(#bca392, #b49a96, #c59f82, #a98b6e)',
  'step-brief': 'linear-gradient(#dcbeab, #e4cab6, #ead1bf, #c8ad9b)',
  'step-palette': 'linear-gradient(#dbbda6, #d8b9a0, #c6af94, #caaa95)',
  'step-table': 'linear-gradient(#abaeaa, #baac81, #b8ab7c, #bfae8f)',
  'closing-dusk': 'linear-gradient(#7b6583, #8b6f8d, #96889a, #a48f8e)',
  'login-glasshouse': 'linear-gradient(#b8c2bd, #c2c5bd, #c5c3b9, #d0c6ba)',
  'not-found-fog': 'linear-gradient(#c1c8cd, #c6ccc7, #93a080, #9b9c74)',
  'empty-arch': 'linear-gradient(#c7ced2, #adb9ab, #a4b093, #9ea98a)',
  'scene-first': 'linear-gradient(#a8aba6, #cdba9b, #a89866, #b2976d)',
  'look-courtyard': 'linear-gradient(#b9a695, #cbb093, #d4b48e, #cdac90)',
  'look-bouquet': 'linear-gradient(#d5b29e, #ceab90, #c2a690, #c39f8c)',
  'look-cake': 'linear-gradient(#efd3bf, #edd3bf, #e6ceba, #d6c0ae)',
}
