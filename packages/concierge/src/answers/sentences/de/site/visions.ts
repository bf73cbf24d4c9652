import {
  FREE_CREDITS,
  MAX_DESCRIPTION_LENGTH,
  MAX_EDITS,
  MAX_IMAGE_BYTES,
  MAX_VISION_IMAGES,
} from '@vowkit/sdk-core/contract'
import { megabytes, type SiteSentences } from '../../en/site/site-data.ts'
import { contact, monthly, packList } from './parts.ts'

/** Visions, credits and plans. Buttons and pages have the same names as on the site. */
export const visions = {
  'vision-create': `Öffnen Sie **Vision Board**, tippen Sie auf **Add New Vision**, beschreiben Sie Ihre Hochzeit in ein oder zwei Sätzen, fügen Sie bis zu ${MAX_VISION_IMAGES} Fotos hinzu, wenn Sie möchten, und tippen Sie auf **Generate**. Sie bekommen eine E-Mail, wenn die Vision fertig ist.`,
  'vision-time':
    'Eine Vision braucht meist ein oder zwei Minuten. Sie erscheint im **Vision Board**, und Sie bekommen eine E-Mail, wenn sie fertig ist.',
  'vision-edits': `Jede Vision hat **${MAX_EDITS} Bearbeitungen**, und sie kosten keinen Credit. Öffnen Sie die Vision im **Vision Board**, tippen Sie auf **Edit Vision** und sagen Sie, was anders sein soll.`,
  'vision-edits-used': `Nach ${MAX_EDITS} Bearbeitungen lässt sich eine Vision nicht mehr ändern. **Use this prompt again** beginnt eine neue Vision mit der Beschreibung. Das kostet einen Credit; mehr gibt es in den Paketen unter **Upgrade**.`,
  'vision-photos': `Sie können einer Vision bis zu **${MAX_VISION_IMAGES}** Fotos hinzufügen, je bis ${megabytes(MAX_IMAGE_BYTES)} MB, zum Beispiel von Ihrer Location.`,
  'vision-share':
    'Öffnen Sie die Vision im **Vision Board**, tippen Sie auf **Share** und dann auf **Create link**. Wer den Link hat, sieht das Bild, den Titel und Ihre Beschreibung. **Stop sharing** beendet es.',
  'vision-private':
    'Ihre Visionen sind privat: Nur Sie sehen sie. Wenn Sie eine mit **Share** teilen, sieht sie jeder mit dem Link, bis Sie auf **Stop sharing** tippen.',
  'vision-failed':
    'Wenn eine Vision fehlschlägt, kommt der Credit auf Ihr Konto zurück. Tippen Sie im Vision Board auf **Use this prompt again**, um es noch einmal zu versuchen.',
  'vision-download':
    'Öffnen Sie die Vision im **Vision Board** und tippen Sie auf **Download**. Im kostenlosen Tarif hat das Bild ein Wasserzeichen.',
  watermark:
    'Visionen des kostenlosen Tarifs haben ein Wasserzeichen. Wenn Sie unter **Upgrade** ein Paket oder das Monatsabo kaufen, verlieren es alle Ihre Visionen, auch die früheren.',
  'credits-price': (data) =>
    `Eine Vision kostet einen Credit. Jedes Konto beginnt mit **${FREE_CREDITS} kostenlosen Credits**.${data.packs.length > 0 ? ` Pakete mit Credits: ${packList(data)}.` : ''}${monthly(data)} Zum Kaufen tippen Sie im Vision Board auf **Upgrade**.`,
  'credits-expire': (data) => `Ich kenne kein Ablaufdatum: Keine Seite sagt, dass Credits verfallen. ${contact(data)}`,
  'credits-refund': (data) =>
    `Wenn eine Vision fehlschlägt, kommt der Credit von selbst zurück. Für die Erstattung eines Pakets fragen Sie bitte unseren Support. ${contact(data)}`,
  'monthly-plan': (data) =>
    data.monthlyPrice
      ? `Das Monatsabo kostet **${data.monthlyPrice}** im Monat. Es enthält unbegrenzte Visionen ohne Wasserzeichen. Tippen Sie im Vision Board auf **Upgrade**.`
      : `Zurzeit gibt es kein Monatsabo.${data.packs.length > 0 ? ` Pakete mit Credits: ${packList(data)}.` : ''}`,
  'cancel-plan': (data) => `Ich kann ein Abo nicht selbst kündigen. Unser Support macht das für Sie. ${contact(data)}`,
  'free-plan': `Der kostenlose Tarif hat **${FREE_CREDITS} Credits** für ${FREE_CREDITS} Visionen, mit je ${MAX_EDITS} Bearbeitungen. Die Bilder haben ein Wasserzeichen. Anbieter zu finden, zu speichern und ihnen zu schreiben ist auch kostenlos.`,
  'site-price': (data) =>
    `Anbieter zu finden, zu speichern und ihnen zu schreiben ist **kostenlos**, ebenso Ihre ersten ${FREE_CREDITS} Visionen. Weitere Visionen kosten Credits${data.packs.length > 0 ? ` (${packList(data)})` : ''}. Anbietern zahlen Sie, was Sie mit ihnen vereinbaren.`,
  'vision-what':
    'Eine Vision ist ein Bild Ihrer Hochzeit, gezeichnet nach Ihrer Beschreibung und, wenn Sie möchten, nach Ihren Fotos. Sie ist eine Vorschau, kein Foto eines echten Ortes.',
  'vision-description': `Eine Beschreibung kann bis zu **${MAX_DESCRIPTION_LENGTH} Zeichen** haben, eine Änderung auch. Ein, zwei Sätze genügen: Ort, Jahreszeit, Licht, Blumen und Farben.`,
  'vision-sample':
    'Tippen Sie neben der Beschreibung auf **Try Sample**: Es schreibt ein Beispiel, **Next sample** ein weiteres. Sie können den Text ändern, bevor Sie auf **Generate** tippen.',
  'vision-venue':
    'Ja: Fügen Sie der Vision ein Foto Ihres Ortes hinzu und markieren Sie es als **My venue**. Die Trauung wird dann in Ihr Foto gezeichnet; mit **Place the arch** sagen Sie, wo sie steht.',
  'vision-objects': `Öffnen Sie die Vision und tippen Sie im Bild auf das, was Sie ändern oder entfernen möchten, zum Beispiel den Bogen oder den Himmel. Jedes Mal verwenden Sie eine Ihrer ${MAX_EDITS} Änderungen.`,
  'vision-edit-failed':
    'Eine Änderung, die nicht klappt oder nichts ändert, zählt nicht, und das Bild bleibt, wie es war. Sagen Sie es mit anderen Worten und tippen Sie noch einmal auf **Submit Edits**.',
  'vision-variants':
    'Unter einer Vision zeigt **Four ideas from your words** weitere Bilder derselben Beschreibung, für denselben Credit. Tippen Sie auf das, das Ihnen gefällt: Ihre Änderungen gehen von ihm aus.',
  'vision-delete':
    'Öffnen Sie **Vision Board**, tippen Sie bei der Vision auf **More** und dann auf **Delete**. Die Vision und alle ihre Bilder sind endgültig weg, und ihr Credit kommt nicht zurück.',
  'vision-rename': 'Öffnen Sie **Vision Board**, tippen Sie bei der Vision auf **More** und dann auf **Rename**.',
  'vision-again':
    '**Use this prompt again** auf dem Vision Board beginnt eine neue Vision mit derselben Beschreibung. **Start a new vision from this one** behält das Bild mit seinen Änderungen. Beides kostet einen Credit.',
  'vision-matches':
    'Öffnen Sie eine fertige Vision: **Vendors for this look** zeigt die Anbieter, deren Profile dasselbe sagen wie Ihre Beschreibung. Niemand zahlt für einen Platz dort.',
  'vision-draft':
    'Sie können ohne Konto eine Beschreibung schreiben und Fotos hinzufügen. Zum Zeichnen melden Sie sich an: Der Entwurf bleibt in Ihrem Browser und startet gleich danach.',
  'credits-used-up': (data) =>
    `Weitere Visionen gibt es in Paketen${data.packs.length > 0 ? `: ${packList(data)}` : ''}.${monthly(data)} Tippen Sie auf dem Vision Board auf **Upgrade**. Ihr Entwurf bleibt erhalten.`,
  'credits-missing': (data) =>
    `Nach einer Zahlung kommen Ihre Visionen von selbst dazu, meist in wenigen Minuten. Wenn sie trotzdem fehlen, sehen wir nach. ${contact(data)}`,
  'credits-transfer': (data) =>
    `Credits gehören zu dem Konto, das sie gekauft hat; sie lassen sich nicht verschenken oder übertragen. ${contact(data)}`,
} satisfies Partial<SiteSentences>
