import type { Language } from '@vowkit/understanding'

/** The texts of edits in one language. Labels from the vocabulary replace the placeholders. */
export interface Phrases {
  /**
   * The prompts of edits. `{a}` is the new object with an indefinite article, and `{thing}` the new object without an
   * article. `{old}` has a definite article.
   */
  edits: Record<
    'replace' | 'remove' | 'add' | 'recolour' | 'recolourFlowers' | 'more' | 'time' | 'venue' | 'dress' | 'suit',
    string
  >
  /** The names of selectable objects that are not concepts, such as the light. */
  names: Record<'sky' | 'light' | 'flowers' | 'runner' | 'moreFlowers', string>
}

/** The texts of edits in each language of the site. */
export const PHRASES: Readonly<Partial<Record<Language, Phrases>>> = {
  en: {
    edits: {
      replace: 'Replace {old} with {a}',
      remove: 'Remove {old}',
      add: 'Add {thing}',
      recolour: 'Make {old} {thing}',
      recolourFlowers: 'Make the flowers {thing}',
      more: 'More flowers',
      time: 'Make it {thing}',
      venue: 'Move it to {a}',
      dress: 'Dress the bride in {a}',
      suit: 'Dress the groom in {a}',
    },
    names: { sky: 'sky', light: 'light', flowers: 'flowers', runner: 'aisle runner', moreFlowers: 'more flowers' },
  },
  es: {
    edits: {
      replace: 'Cambia {old} por {a}',
      remove: 'Quita {old}',
      add: 'Añade {thing}',
      recolour: 'Cambia el color de {old} a {thing}',
      recolourFlowers: 'Cambia el color de las flores a {thing}',
      more: 'Más flores',
      time: 'Cambia la hora: {thing}',
      venue: 'Cambia el lugar: {thing}',
      dress: 'Viste a la novia con {a}',
      suit: 'Viste al novio con {a}',
    },
    names: { sky: 'cielo', light: 'luz', flowers: 'flores', runner: 'pasillo', moreFlowers: 'más flores' },
  },
  fr: {
    edits: {
      replace: 'Remplace {old} par {thing}',
      remove: 'Enlève {old}',
      add: 'Ajoute {thing}',
      recolour: 'Change la couleur : {old} {thing}',
      recolourFlowers: 'Change la couleur des fleurs : {thing}',
      more: 'Plus de fleurs',
      time: 'Change le moment : {thing}',
      venue: 'Change le lieu : {thing}',
      dress: 'Habille la mariée en {thing}',
      suit: 'Habille le marié en {thing}',
    },
    names: { sky: 'ciel', light: 'lumière', flowers: 'fleurs', runner: 'allée', moreFlowers: 'plus de fleurs' },
  },
  de: {
    edits: {
      replace: 'Ersetze {old} durch {thing}',
      remove: 'Entferne {old}',
      add: 'Füge {thing} hinzu',
      recolour: 'Mach {old} {thing}',
      recolourFlowers: 'Mach die Blumen {thing}',
      more: 'Mehr Blumen',
      time: 'Ändere die Tageszeit: {thing}',
      venue: 'Ändere den Ort: {thing}',
      dress: 'Die Braut trägt {thing}',
      suit: 'Der Bräutigam trägt {thing}',
    },
    names: { sky: 'Himmel', light: 'Licht', flowers: 'Blumen', runner: 'Läufer', moreFlowers: 'mehr Blumen' },
  },
  ar: {
    edits: {
      replace: 'استبدل {old} بـ {thing}',
      remove: 'احذف {old}',
      add: 'أضف {thing}',
      recolour: 'غير لون {old}: {thing}',
      recolourFlowers: 'غير لون الزهور: {thing}',
      more: 'المزيد من الزهور',
      time: 'غير الوقت: {thing}',
      venue: 'غير المكان: {thing}',
      dress: 'العروس ترتدي {thing}',
      suit: 'العريس يرتدي {thing}',
    },
    names: { sky: 'السماء', light: 'الضوء', flowers: 'الزهور', runner: 'الممر', moreFlowers: 'المزيد من الزهور' },
  },
}

/** The languages in which the objects of an image and their edits can be named. */
export const EDIT_LANGUAGES = Object.keys(PHRASES) as Language[]
