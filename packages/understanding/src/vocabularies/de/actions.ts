import type { Vocabulary } from '../../vocabulary.ts'

type Concepts = Vocabulary['concepts']

export const ACTIONS: Concepts['action'] = {
  kiss: 'Kuss, küssend, küssen sich, küsst, küssen, küssende, erster kuss, kuss unter, wir küssen uns',
  hug: 'Umarmung, umarmt, umarmen sich, umarmend, eng umschlungen, in den armen, im arm, halten uns fest',
  'forehead-touch': 'Stirn an Stirn',
  'holding-hands': 'Hand in Hand, händchenhaltend, händchen haltend, halten händchen, an der hand',
  dance:
    'Tanz, tanzen, tanzend, tanzende, tanzt, eröffnungstanz, erster tanz, hochzeitstanz, hochzeitswalzer, walzer, tanzen zusammen, brauttanz',
  dip: 'Tanzkuss, beugt sie nach hinten',
  walk: 'Spaziergang, gehend, spazierend, spazieren, geht spazieren, laufen, läuft, gehen, schlendern, spazieren gehen, wandern',
  run: 'Rennen, rennt, rennend, rennen durch, rennt herum, laufen weg, tobt, toben',
  jump: 'Luftsprung, springen, springt, springend, hüpfen, sprung, luftsprünge',
  carry:
    'auf Händen tragen, auf händen, trägt die braut, trägt sie, auf den armen, trägt mich, über die schwelle, huckepack',
  sit: 'sitzend, sitzen, sitzt, sitzendes, wir sitzen, sitzen auf',
  lie: 'im Gras liegend, liegend, liegen, liegt, liegen im gras',
  exit: 'Auszug, wir kommen aus, kommen heraus, nach der trauung, treten heraus, spalier, durch das spalier, kommen aus, wir verlassen',
  procession:
    'Einzug, zum altar, führt mich zum altar, führt die braut zum altar, einzug der braut, brautführung, schreitet zum altar, den gang entlang, geht zum altar',
  'cake-cutting':
    'Anschneiden der Torte, torte anschneiden, tortenanschnitt, schneiden die torte an, anschneiden, schneiden die torte, wir schneiden, schneiden den kuchen, anschnitt',
  toast:
    'Anstoßen, stoßen an, anstoßend, mit sektgläsern, stößt an, prosten sich zu, beim anstoßen, prosten, erheben die gläser, zuprosten, trinkspruch, hochzeitsrede',
  feed: 'gegenseitig füttern, füttern sich, füttert, füttern',
  'first-look': 'First Look, zum ersten mal, sieht mich zum ersten mal, dreht sich um',
  'ring-exchange':
    'Ringtausch, ringe tauschen, tauschen die ringe, steckt den ring an, ringe anstecken, wir tauschen die ringe',
  sign: 'Unterschrift, unterschreiben, unterschreibt, unterzeichnen',
  'glass-breaking': 'Glas zertreten, zertritt das glas, bricht das glas, glas zerbrechen, zertreten',
  ride: 'Fahrt, fahren, fährt, reiten, reitet, reitend, wir fahren, einsteigen, steigt ein, steigen in, kommen an, davonfahren, fahren davon, rudern, radeln',
  'bouquet-toss': 'Brautstraußwurf, wirft den brautstrauß, brautstrauß werfen, straußwurf, wirft den strauß',
  hora: 'Hora, auf stühlen hochgehoben, auf stühlen, stühle hochgehoben',
  'money-spray': 'Geldtanz, geld werfen, geldregen, werfen geld, geldscheine',
  lasso: 'Lasso, hochzeitslasso',
  cheer: 'Jubel, jubeln, jubelnd, jubelnde, jubelt, arme hoch, hände hoch, hochleben',
  clap: 'Applaus, klatschen, klatschend, klatscht, applaudieren, klatschende',
  wave: 'Winken, winkt, winkend, winken uns, winkende',
  throw: 'Werfen, werfen, wirft, werfend, streuen, streut, reiswerfen, bewerfen',
  'blow-bubbles':
    'Seifenblasen pusten, pusten seifenblasen, pustet seifenblasen, mit seifenblasen, machen seifenblasen',
  mingle: 'Plaudern, plaudernd, unterhalten sich, versammelt, stehempfang, beisammen',
  stand: 'stehend, stehen, steht, stehende, aufgereiht, aufgestellt, gruppenfoto, gruppenbild, warten, wartet',
}

export const CAMERAS: Concepts['camera'] = {
  'close-up':
    'nahes Porträt, porträt, paarporträt, paarfoto, paarshooting, nahaufnahme von uns, unsere gesichter, gesichter',
  wide: 'Weitwinkel, totale, aus der ferne, weite aufnahme, von weitem, panorama, in der ferne',
  low: 'von unten, froschperspektive, aus der froschperspektive',
  window: 'durch das Fenster, durchs fenster, durch ein fenster',
  doorway: 'durch die Tür, durch die offene tür, im türrahmen, durch einen torbogen',
  silhouette: 'Silhouetten, silhouette, scherenschnitt, als silhouette, als silhouetten',
  reflection: 'Spiegelung, spiegelt sich, spiegeln sich, spiegelung im wasser, im wasser gespiegelt',
  'black-and-white': 'schwarz-weiß, schwarzweiß, schwarzweißfoto, in schwarz weiß, monochrom',
  sepia: 'Sepia, in sepia, sepiafoto',
  film: 'Analogfilm, analogfoto, körnig, filmkorn, alter film, auf film',
  polaroid: 'Polaroid, polaroidfoto, sofortbild',
}
