import type { Intents } from './vocabulary.ts'

/** The patterns of German questions. */
export const DE_INTENTS: Intents = {
  aspects: {
    price:
      'was|wie_viel|wieviel kostet|kosten|nehmt|nimmt|verlangt, kostet, kosten !reisekosten, preis, preise, preisliste, wie_teuer, tarif',
    'cheapest-package': 'günstigstes|günstigste|günstigsten|billigste|billigstes paket|angebot|option, mindestpreis',
    'dearest-package': 'teuerstes|teuerste|teuersten paket|option',
    discount: 'rabatt, rabatte, sonderangebot, angebote, ermäßigung, nachlass',
    packages: 'paket, pakete, was bietet|enthalten|inklusive|umfasst, enthalten, inklusive, optionen',
    capacity:
      'wie_viele gäste|personen|leute|plätze|menschen|passen, wieviele gäste|personen|leute, kapazität, passen rein|hinein|viele|gäste, platz für|personen|gäste, fasst, groß genug, wie_groß, maximal gäste|personen',
    minimum: 'mindestbestellung, mindestbestellwert, mindestabnahme, minimum',
    place: 'wo ist|seid|liegt|befindet|sind|sitzt, adresse, standort, woher kommt|kommen',
    travel: 'reist, anreise, kommt_ihr nach|bis, kommen_sie nach|bis, fahrt_ihr, anfahrt, fahrtkosten, wie_weit',
    rating: 'bewertung, note, sterne, bewertet',
    reviews: 'bewertungen, rezensionen, meinungen, erfahrungen, was sagen|meinen, feedback',
    'bad-reviews': 'schlechte|negative|schlechten bewertungen|rezensionen|erfahrungen|kritik, beschwerden',
    deposit: 'anzahlung, kaution, vorauszahlung, termin|datum sichern|reservieren|halten kostet|zahlen|viel',
    payment:
      'wann|wie zahlen|bezahlen|zahlung|bezahlt, zahlungsarten, zahlungsweise, nehmt karte|bitcoin|bar|paypal, restzahlung, restbetrag',
    cancellation:
      'stornieren, storno, stornierung, absagen, kündigen, zurück anzahlung|geld|bekommen, erstattet, erstattung, rückerstattung',
    availability: 'verfügbar, frei am|im|termin|datum|noch, freie termine, verfügbarkeit, ausgebucht, gebucht_am',
    hours:
      'öffnungszeiten, geöffnet, um_wie_viel uhr, wann offen|auf|öffnet|schließt, bis_wann, wie_lange musik|feiern|darf, bis_wie_viel uhr, welche_tage, an_welchen tagen, sperrstunde',
    'lead-time':
      'wie_lange vorher|voraus|im_voraus, im_voraus, vorlauf, vorlaufzeit, wann buchen|bestellen|anfragen|reservieren|schreiben, kurzfristig, lieferzeit, wie_früh',
    duration: 'wie_lange dauert|dauern|braucht|bleibt, dauer, wie_viele stunden',
    services: 'leistungen, dienste, was macht|bietet|machen, spezialität, stil, angebot_umfasst',
    contact: 'kontakt, kontaktieren, erreichen, telefon, telefonnummer, email, mail, webseite, instagram',
    photos: 'bilder|fotos|arbeiten sehen|zeigen, portfolio, beispiele, galerie',
    owner: 'inhaber, inhaberin, besitzer, wer steckt_dahinter|leitet|führt, geschichte',
    similar: 'ähnlich, ähnliche, ähnliches, vergleichbar',
    summary: 'erzähl, erzähle, erzählt, mehr_über, informationen, infos, details, beschreibe',
  },
  site: {
    'vision-create':
      'vision|visionen|bild erstellen|machen|mache|erstelle|generieren|anlegen, was_ist vision, was_sind visionen, vision|visionen wie, vision_board, visionboard',
    'vision-time': 'wie_lange vision|visionen|bild',
    'vision-edits':
      'vision|visionen|bild bearbeiten|ändern|anpassen|bearbeite, bearbeitungen, änderungen vision|viele, wie_viele bearbeitungen|änderungen|edits',
    'vision-edits-used': 'bearbeitungen|änderungen aufgebraucht|verbraucht|weg|mehr|keine',
    'vision-photos': 'wie_viele fotos|bilder vision|hochladen, foto|fotos|bilder hochladen|hinzufügen vision',
    'vision-share': 'vision|visionen|bild teilen|schicken|senden|zeigen',
    'vision-private': 'wer|andere|jemand sieht|sehen vision|visionen, vision|visionen privat|öffentlich',
    'vision-failed': 'vision|bild fehlgeschlagen|fehler|lädt_nicht|funktioniert_nicht|hängt|kaputt',
    'vision-download': 'vision|visionen|bild herunterladen|speichern|drucken|downloaden',
    watermark: 'wasserzeichen',
    'credits-price':
      'credits|credit|guthaben|kredite kosten|kostet|preis|kaufen|mehr|pakete, credits !übrig|habe|verfallen, was kostet|kosten vision|visionen|credits',
    'credits-expire': 'credits|guthaben|kredite verfallen|ablaufen|gültig|laufen_ab|verfällt',
    'credits-refund': 'credits|paket|kauf erstatten|erstattung|zurückgeben|geld_zurück',
    'monthly-plan':
      'monatsabo, abo, abonnement, monatsplan, monatlich, abo|monatsabo kostet|kosten|enthält|enthalten|was, unbegrenzt|unbegrenzte, pro_monat, upgrade',
    'cancel-plan': 'abo|monatsabo|abonnement|mitgliedschaft kündigen|stornieren|beenden|kündige|abbestellen',
    'free-plan': 'kostenlose|kostenloser|gratis|kostenlosen version|plan|tarif|konto, testversion, probeabo',
    'site-price':
      'kostenlos, gratis, umsonst, seite|website|dienst|plattform|nutzung kostenlos|kostet|kosten|gratis, muss zahlen|bezahlen nutzen|seite, gebühr|gebühren|provision',
    'save-vendor':
      'anbieter|dienstleister|favoriten|favorit speichern|merken|hinzufügen|speichere, favoriten hinzufügen|wie',
    'saved-vendors': 'wo|wie|finde favoriten|gespeicherten|gespeicherte|gemerkte, gespeicherte anbieter|dienstleister',
    'message-vendor':
      'anbieter|dienstleister|fotografen schreiben|kontaktieren|nachricht|anschreiben, nachricht senden|schicken|schreiben, wie kontaktiere|schreibe',
    'see-replies': 'wo|sehe antworten|antwort|nachrichten, anbieter antworten',
    'inquire-or-message': 'unterschied anfrage|anfragen|inquire nachricht|message',
    inquire: 'angebot anfordern|anfragen|einholen, anfrage stellen|senden, inquire',
    deals: 'angebot|angebote|deal|deals|rabatt einlösen|nutzen|sichern|wie|wo, exklusive_angebote',
    'sign-contract':
      'vertrag|verträge|dokument unterschreiben|unterzeichnen|unterschreibe|signieren, online unterschreiben',
    'partner-signs': 'partner|partnerin|verlobter|verlobte|beide unterschreiben|unterschrift|unterzeichnen',
    documents: 'dokument|dokumente|datei|dateien|plan|grundriss|raumplan hochladen|teilen|senden|schicken',
    'document-count': 'wie_viele dateien|dokumente',
    'pay-invoice':
      'rechnung|rechnungen bezahlen|zahlen|bezahle|zahle|begleichen, wie bezahle|zahle rechnung|rechnungen',
    'vendor-refund': 'erstattung|rückerstattung|geld_zurück anbieter|dienstleister|vom_anbieter',
    'cancel-booking': 'buchung|anbieter|dienstleister|reservierung stornieren|absagen|kündigen',
    booking: 'wie|wo buche|buchen|reserviere|reservieren anbieter|dienstleister|ich|man, wie buche',
    'delete-account': 'konto|account|profil|daten löschen|lösche|entfernen|schließen|löscht !facebook|instagram',
    'undo-deletion': 'konto|account|löschung rückgängig|wiederherstellen|zurückholen',
    'export-data': 'daten herunterladen|exportieren|kopie|download meine|unsere|meiner',
    privacy:
      'datenschutz, privatsphäre, was macht|passiert daten, meine_daten, persönliche daten, wer sieht|sehen meine|unsere daten|profil, dsgvo',
    'forgot-password': 'passwort|kennwort vergessen|verloren|zurücksetzen',
    'change-password': 'passwort|kennwort ändern|ändere|wechseln',
    'change-email': 'email|mail|e_mail|adresse|mailadresse ändern|ändere|wechseln',
    'change-wedding': 'hochzeitsdatum|datum|ort|namen|hochzeitstermin ändern|ändere|anpassen|verschiebe',
    settings: 'einstellungen, benachrichtigungen, profilbild|foto|name profil|ändern',
    'create-account': 'konto|account erstellen|anlegen|eröffnen|brauche, registrieren, registrierung, anmelden !nicht',
    'sign-in': 'einloggen, login, anmelden kann_nicht|wie|nicht|wo, ausloggen, abmelden',
    sessions:
      'altes|alte|anderes|anderen|fremdes|verlorenes handy|gerät|telefon|laptop|computer abmelden|melde|melden|ausloggen|entfernen',
    'login-code': 'code nicht|angekommen|erhalten|bekommen|login|kommt',
    'magic-link': 'magischer_link, magic_link, magischen link, zauberlink',
    'magic-link-invalid': 'link ungültig|abgelaufen|funktioniert_nicht|geht_nicht',
    inspirations: 'inspiration, inspirationen, moodboard',
    'wedding-fair': 'hochzeitsmesse, messe, messen, qr, scannen',
    areas:
      'welche|welchen gebiete|regionen|städte|orte|gegenden, außerhalb california|kalifornien, anbieter außerhalb|anderswo, wo seid_ihr|vertreten',
    'how-many-vendors': 'wie_viele anbieter|dienstleister|einträge',
    categories: 'welche kategorien|arten anbieter|dienstleister|gibt',
    'for-vendors':
      'ich_bin|wir_sind|ich_habe anbieter|dienstleister|fotograf|florist|floristin|caterer|dj|firma|unternehmen registrieren|anmelden|mitmachen|eintragen|wie|listen, ich_bin anbieter|dienstleister|fotograf|florist|floristin|caterer|dj|fotografin, anbieter werden',
    ranking:
      'wie|warum sortiert|ausgewählt|reihenfolge|empfehlt|empfiehlst, bezahlen gelistet|oben|platz, werbung, gesponsert',
    'reviews-work': 'bewertung|bewertungen schreiben|abgeben|hinterlassen|echt|gefälscht|schreibe',
    languages:
      'welche sprachen|sprache sprichst|sprecht|verstehst, sprichst|sprecht deutsch|englisch|spanisch|französisch, sprache ändern|umstellen',
    'no-app': 'app gibt|habt|herunterladen|handy, app',
    assistant:
      'speicherst|merkst|speichert gespräch|nachrichten|sage|unterhaltung, woher weißt|kommen informationen|antworten, bist chatgpt|ki',
    support:
      'support, kundenservice, kundendienst, hilfe kontakt|email, kontakt|erreiche euch|support|team, beschwerde, beschweren, problem seite|technisches|zahlung|konto, fehler seite|website, melden betrug|problem|anbieter, betrug, betrogen',
  },
  own: {
    owed: 'schulden wir|noch|was|wie_viel, was|wie_viel|wieviel müssen|muss|schulde|schulden noch|zahlen|bezahlen, offene|offenen|unbezahlte rechnungen|rechnung|beträge|posten, noch_zu zahlen, noch offen',
    overdue: 'überfällig|überfällige|verspätet|im_verzug|mahnung rechnung|rechnungen|etwas|zahlung|ist|sind',
    'next-due':
      'nächste|nächster|nächsten zahlung|rechnung|rate|fällig, wann fällig|zahlen|bezahlen rechnung|anzahlung|nächste|müssen, was fällig',
    paid: 'was|wie_viel|wieviel|welche haben|habe bezahlt|gezahlt|ausgegeben, rechnungen bezahlt|beglichen, schon|bereits bezahlt|gezahlt',
    contracts: 'vertrag|verträge|dokumente offen|unterschreiben|unterschrieben|warten|ausstehend|unterschrift !wie',
    unread:
      'nachrichten|nachricht neue|ungelesene|ungelesen|habe|haben|gibt, wer geschrieben|geantwortet|gemeldet, hat geschrieben|geantwortet jemand|uns|mir',
    'wedding-date':
      'wann|welchem_tag|welcher_tag ist|heiraten|heirate|unsere|meine hochzeit|heiraten|wir|ich, hochzeitsdatum|hochzeitstag unser|mein|wann|unsere, wann_heiraten wir, wann_ist unsere|meine hochzeit',
    'days-left':
      'wie_viele|wie_lange|wieviele tage|wochen|noch bis|hochzeit|übrig|noch, tage bis hochzeit, countdown, noch_bis zur_hochzeit',
    'wedding-place': 'wo heiraten|heirate|findet|ist wir|ich|unsere|statt hochzeit|heiraten|heirate',
    budget: 'budget unser|mein|unseres|was|übrig|hoch',
    wedding: 'was weißt uns|mich|unsere, unsere|meine angaben|daten_der|details hochzeit|über_uns',
    booked:
      'wen|wer|was|welche|schon haben|habe|bereits gebucht|reserviert|engagiert, gebuchte|gebuchten anbieter|dienstleister, haben_wir gebucht',
    saved:
      'meine|unsere favoriten|gespeicherten|gemerkten, zeig|zeige favoriten, welche anbieter|dienstleister gespeichert|gemerkt',
    active: 'mit_wem kontakt|schreiben|reden|stehen, in_kontakt',
    scanned: 'gescannt|gescannte|messe anbieter|dienstleister|haben',
    credits: 'wie_viele credits|visionen|kredite habe|übrig|noch|haben, credits übrig|habe',
    plan: 'welchen|welches|welcher plan|abo|tarif habe|haben|mein, mein|unser abo|plan|tarif !kündigen|ändern',
    visions: 'wie_viele|welche|meine|unsere visionen haben|habe|erstellt|gemacht|zeig, meine visionen, vision fertig',
    missing: 'was|wer|wen fehlt|brauchen|fehlen noch|uns, müssen_wir noch buchen|finden, was_fehlt uns|noch',
    'next-steps':
      'was sollen|sollten|machen|tun|müssen|steht jetzt|nächstes|als_nächstes|danach|an, nächste|nächster|nächsten schritt|schritte, wie_geht es weiter, und_jetzt',
  },
  smallTalk: {
    hello:
      '=hallo, =hi, =hey, =guten tag, =guten morgen, =guten abend, =moin, =servus, =grüß gott, =hallöchen, =hallo zusammen',
    thanks:
      '=danke, =vielen dank, =danke schön, =dankeschön, =danke dir, =danke sehr, =ok danke, =super danke, =herzlichen dank, =tausend dank, danke hilfe|vielen|sehr',
    goodbye:
      '=tschüss, =auf wiedersehen, =bis bald, =ciao, =gute nacht, =bis später, =schönen tag, =schönen tag noch, =tschau, =bye',
    'how-are-you': '=wie geht es dir, =wie gehts, =wie geht’s, wie_geht es dir|ihnen',
    'who-are-you':
      'wer bist du, bist du roboter|mensch|bot|echt|ki|maschine, =wer bist du, wie_heißt du, sind_sie mensch|roboter|bot',
    abilities:
      '=hilfe, =hilf mir, was_kannst du, was_können sie, wie_funktioniert das, =was kannst du, womit kannst helfen, wie_kannst du helfen',
    joke: 'witz, etwas_lustiges, gedicht, sing lied',
    yes: '=ja, =jo, =jep, =klar, =natürlich, =ja bitte, =gerne, =genau, =auf jeden fall',
    no: '=nein, =nein danke, =nö, =ne, =nicht wirklich, =egal, =nichts, =nein das war alles',
    okay: '=ok, =okay, =alles klar, =verstehe, =verstanden, =gut, =ach so, =achso, =in ordnung, =passt, =aha',
    laugh: '=haha, =lol, =hahaha, =hihi, =lustig',
    congratulations:
      'verlobt wir|ich|frisch|haben, antrag gemacht|bekommen, =wir heiraten, =ich heirate, wir_heiraten !wann|wo|in',
    compliment:
      '=super, =toll, =perfekt, =klasse, =wunderbar, =prima, =großartig, =genial, =spitze, =sehr gut, =sehr schön, du_bist toll|super|nett|hilfreich|klasse, =gut gemacht',
  },
  distress: {
    crisis:
      'will|möchte sterben|nicht_mehr_leben, nicht_mehr leben will|möchte|kann, selbstmord, suizid, umbringen mich, suizidgedanken',
    violence:
      'schlägt|geschlagen|bedroht|misshandelt|verprügelt mich|mir|er|sie, gewalt, angst_vor ihm|ihr|meinem|meiner, zwingt|gezwungen heiraten|mich, zwangsheirat',
    death:
      'gestorben, verstorben, tod|tot vater|mutter|verlobter|verlobte|familie|papa|mama|bruder|schwester|freund|oma|opa, beerdigung, verloren vater|mutter|kind|baby|verlobten, trauer, im_sterben',
    panic:
      'panik, panikattacke, angst ich_habe|habe|so, gestresst, stress so|viel|nur, weine, heule, nervös, zusammenbruch, nervenzusammenbruch',
    'called-off':
      'hochzeit abgesagt|geplatzt|fällt_aus|abgeblasen|fällt|findet_nicht, verlassen mich|hat, getrennt haben|uns|wir, schluss_gemacht, betrogen mich|hat, trennung, keine_hochzeit',
    'cancel-wedding': 'hochzeit|alles absagen|stornieren|abblasen',
    postpone: 'hochzeit|alles|feier verschieben|verlegen',
    money:
      'job|arbeit|stelle verloren, arbeitslos, können|kann nicht_mehr|nicht leisten|bezahlen hochzeit|mehr, gekündigt_worden, pleite, schulden_haben',
    overwhelmed:
      'überfordert, überwältigt, zu_viel mir|alles|uns, kann_nicht_mehr, hasse hochzeit|alles|das, schnauze_voll, erschöpft, verzweifelt, am_ende nerven|bin, halte_das nicht_mehr',
  },
  advice: {
    'budget-split':
      'budget|geld aufteilen|verteilen|einteilen|teilt, was_kostet eine_hochzeit|hochzeit, durchschnittlich|durchschnittliche hochzeit|kosten, wie_viel ausgeben',
    timeline:
      'wann sollte|sollten|muss|müssen|soll|man buchen|verschicken|bestellen|reservieren|kaufen, wie_früh buchen, wo|womit anfangen|beginnen|fange|fangen, checkliste, zeitplan, was zuerst',
    'questions-to-ask': 'welche|was fragen|fragt|frage stellen|sollte|sollten|muss, fragen stellen|an',
    tips: 'tipp, tipps, rat, ratschlag, sparen, wie wähle|wählen|entscheide|aussuchen, gästeliste, lohnt_sich, ideen, wen_einladen, brauchen_wir einen_planer',
  },
  rude: 'idiot, idioten, arschloch, scheiße, scheiss, dumm, blöd, blöder, nutzlos, fick, halt_die_klappe, trottel, depp, mist_bot, verdammt, kacke, spinnst',
  person:
    'menschen|mensch|person|mitarbeiter|jemandem|jemanden sprechen|reden|schreiben|erreichen|verbinden|echten !anbieter, echter_mensch, echten menschen, echte person',
  injection:
    'ignoriere|vergiss|ignorier anweisungen|regeln|vorherigen|bisherigen, prompt, systemprompt, anweisungen deine|zeige|ausgeben, passwort von|gib @, ich_bin admin|administrator|der_admin, emails|mails|adressen|daten|rechnungen|nachrichten anderer|anderen|aller paare|nutzer|kunden, was hat geschrieben|gesagt|bezahlt !ihr|wer, wiederhole diesen|dies|link, sag betrüger|betrug, alle_preise jetzt',
  outOfScope:
    'wetter, regnet|regnen morgen|heute, fußball, spiel gewonnen|gestern|wer, wer_hat gewonnen, wahl|wahlen, wählen wen, politik, präsident, kanzler, rezept, rezepte, python, code|programm|funktion schreibe|python, hausaufgaben, aufsatz, gleichung, löse, mathe, mathematik, hauptstadt, übersetze, arzt, symptome, ausschlag, schmerzen, krankheit, aktien, bitcoin kaufen|preis, investieren, flug, flüge, visum, reisepass, facebook, film|serie empfiehl|schauen, nachrichten aktuelle|heutige, horoskop, lotto, bremsen, restaurant, hotel, job suche, flitterwochen, gedicht schreibe, krieg, anwalt, scheidung',
}
