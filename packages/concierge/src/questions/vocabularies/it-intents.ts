import type { Intents } from './vocabulary.ts'

/** The patterns of Italian questions. */
export const IT_INTENTS: Intents = {
  aspects: {
    price:
      'quanto costa|costano|viene|prendete|costerebbe, prezzo, prezzi, tariffa, tariffe, costo, costa, costano, preventivo, quanto !tempo|dura|manca',
    'cheapest-package': 'pacchetto|opzione più_economico|più_economica, prezzo minimo|più_basso',
    discount: 'sconto, sconti, offerta, offerte, promozione',
    packages: 'pacchetto, pacchetti, cosa include|offrite|comprende, incluso, compreso, opzioni',
    capacity:
      'quante|quanti persone|ospiti|invitati|posti, capienza, capacità, quanta_gente, ospitare quanti|quante, ci stanno',
    minimum: 'ordine minimo, minimo',
    place: 'dove si_trova|siete|è|sono|trova, indirizzo, posizione, di_dove',
    travel: 'viaggiate, vi_spostate, venite a|fino, trasferta',
    rating: 'valutazione, voto, stelle, punteggio',
    reviews: 'recensioni, recensione, opinioni, cosa dicono|pensano',
    'bad-reviews': 'recensioni|opinioni negative|cattive|brutte|peggiori, lamentele',
    deposit: 'acconto, caparra, deposito, anticipo, bloccare|prenotare|fermare data',
    payment: 'quando|come pagare|paghiamo|paga|pagamento|si_paga, accettate carta|contanti|bitcoin, saldo, rate',
    cancellation:
      'annullare, disdire, cancellare !account|abbonamento|profilo, annullamento, disdetta, rimborso, rimborsabile, restituita, riavere',
    availability:
      'disponibile|disponibili|libero|liberi il|in|per|data, disponibilità, siete liberi|disponibili, data libera',
    hours: 'orari, orario, a_che_ora, fino_a che_ora|quando|tardi, aperti, aprite, chiudete, quali giorni',
    'lead-time':
      'quanto_tempo prima, anticipo quanto, quando prenotare|ordinare|scrivere|contattare, tempi consegna, ultimo_minuto',
    duration: 'quanto dura|tempo|durano|ci_vuole, durata, quante ore',
    services: 'servizi, cosa fate|fanno|offrite, specialità, stile',
    contact: 'contatto, contattare, contatti, telefono, email, mail, sito, instagram',
    photos: 'vedere foto|lavori|galleria, portfolio, esempi',
    owner: 'chi proprietario|gestisce|siete, storia',
    similar: 'simile, simili, come_loro',
    summary: 'parlami, raccontami, dimmi_di, informazioni, info, dettagli',
  },
  site: {
    'vision-create':
      'creare|fare|creo|faccio|generare|genero visione|visioni|immagine, cos_è visione, cosa_sono visioni, visione|visioni come',
    'vision-time': 'quanto tempo|impiega|ci_vuole visione|visioni|immagine',
    'vision-edits': 'modificare|modifica|cambiare|ritoccare|modifiche|ritocchi visione|visioni, quante modifiche',
    'vision-edits-used': 'modifiche finite|esaurite|usate|più',
    'vision-photos': 'quante|aggiungere|caricare foto visione',
    'vision-share': 'condividere|inviare|mandare|condivido visione|visioni',
    'vision-private': 'chi|altri vede|vedere|vedono visione|visioni, visioni|visione private|privata|pubblica',
    'vision-failed': 'visione|immagine fallita|errore|non_funziona|bloccata',
    watermark: 'filigrana, watermark',
    'credits-price':
      'crediti|credito quanto|costano|prezzo|comprare|acquistare|pacchetto, crediti !rimasti|ho|scadono, quanto visione|visioni costa|costano',
    'credits-expire': 'crediti|credito scadono|scadenza|scade|validi',
    'credits-refund': 'rimborso|rimborsare crediti|pacchetto|acquisto',
    'monthly-plan':
      'abbonamento, abbonamento mensile|costa|prezzo|include|quanto, piano mensile, illimitato|illimitate, al_mese',
    'cancel-plan': 'annullare|disdire|cancellare|disdico|interrompere abbonamento|piano',
    'free-plan': 'piano|versione|account gratuito|gratuita|gratis, prova gratuita|gratis',
    'site-price': 'gratis, gratuito, sito|servizio|usare gratis|gratuito|costa|pagare, commissione',
    'save-vendor': 'salvare|aggiungere|salvo fornitore|preferiti|preferito',
    'saved-vendors': 'dove|come preferiti|salvati',
    'message-vendor':
      'scrivere|contattare|messaggio|inviare|scrivo|contatto fornitore|fornitori|fotografo, inviare messaggio, come contatto|contattare|scrivo fornitore|fornitori',
    'see-replies': 'dove|vedo|leggere risposte|messaggi',
    'sign-contract': 'firmare|firma|firmo contratto|contratti|documento|online',
    'partner-signs': 'partner|fidanzato|fidanzata|entrambi firmare|firma',
    documents: 'caricare|condividere|inviare documento|documenti|file|planimetria',
    'document-count': 'quanti file|documenti',
    'pay-invoice': 'pagare|pago fattura|fatture|come, come pago|pagare fattura',
    'vendor-refund': 'rimborso fornitore|fornitori',
    'cancel-booking': 'annullare|cancellare|disdire prenotazione|fornitore|contratto',
    booking: 'come|dove prenoto|prenotare|prenotazione fornitore|fornitori, come prenotare|prenoto',
    'delete-account':
      'cancellare|eliminare|cancello|elimino|chiudere|chiudo account|profilo|dati|conto !facebook|instagram',
    'undo-deletion': 'recuperare|ripristinare|annullare account|cancellazione|eliminazione',
    'export-data': 'scaricare|esportare|copia dati miei',
    privacy: 'privacy, cosa fate dati, miei_dati, dati personali, chi vede|può_vedere dati|profilo|miei',
    'forgot-password': 'dimenticato|perso|reimpostare|recuperare password',
    'change-password': 'cambiare|cambio|modificare|cambia password',
    'change-email': 'cambiare|cambio|modificare email|mail|indirizzo',
    'change-wedding': 'cambiare|cambio|modificare data|luogo|nome matrimonio|nostra|nozze',
    settings: 'impostazioni, notifiche',
    'create-account': 'creare|aprire|creo account, registrarmi, registrarsi, registrazione, iscrivermi',
    'sign-in': 'accedere, accesso, login, entrare account',
    'login-code': 'codice non|arrivato|ricevuto|accesso',
    'magic-link': 'link_magico, link magico, magic_link',
    'magic-link-invalid': 'link non_valido|scaduto|non_funziona',
    inspirations: 'ispirazione, ispirazioni',
    'wedding-fair': 'fiera, fiere, qr, scansionare',
    areas: 'quali zone|aree|città|regioni, fuori california, fornitori fuori',
    'how-many-vendors': 'quanti fornitori',
    categories: 'quali categorie|tipi fornitori|ci_sono',
    'for-vendors':
      'sono|siamo|ho fornitore|fotografo|fiorista|catering|dj|azienda registrarmi|iscrivermi|unirmi|come|pubblicizzare, sono_un fornitore|fotografo|fiorista, diventare fornitore',
    'reviews-work': 'scrivere|lasciare recensione, recensioni vere|false',
    languages:
      'quali|che lingue|lingua parli|parlate|capisci, parli italiano|inglese|spagnolo|francese, cambiare lingua',
    'no-app': 'app, applicazione',
    assistant: 'salvi|ricordi conversazione|messaggi, come_fai a_sapere, sei chatgpt|ia',
    support:
      'assistenza, supporto, servizio_clienti, aiuto contatto|email, reclamo, problema sito|tecnico|pagamento|account, segnalare, truffa',
  },
  own: {
    owed: 'dobbiamo|devo ancora|quanto|pagare|cosa, fatture da_pagare|aperte|non_pagate|insolute, quanto dobbiamo|devo',
    overdue: 'scaduta|scadute|scaduto|ritardo|arretrati fattura|fatture|pagamento|qualcosa|siamo',
    'next-due':
      'prossimo|prossima pagamento|fattura|scadenza|rata, quando scade|dobbiamo_pagare|pagare fattura|acconto|prossima',
    paid: 'quanto|cosa abbiamo|ho pagato|speso, fatture pagate, già pagato',
    contracts: 'contratto|contratti|documenti firmare|firmati|attesa|sospeso|da_firmare !come',
    unread: 'messaggi|messaggio nuovi|nuovo|non_letti|ho|abbiamo, chi scritto|risposto',
    'wedding-date':
      'quando|che_giorno è|ci|mi matrimonio|sposiamo|sposo|nostro, data del_nostro|del_mio|nostra matrimonio',
    'days-left': 'quanti|quanto giorni|manca|mancano matrimonio|nozze|al, quanti_giorni mancano, conto_alla_rovescia',
    'wedding-place': 'dove ci|mi|è sposiamo|sposo|nostro matrimonio|sposiamo|sposo',
    budget: 'budget nostro|mio|qual|abbiamo',
    wedding: 'cosa sai noi|me|nostro, nostri|miei dettagli',
    booked: 'chi|cosa|quali|già abbiamo|ho prenotato|ingaggiato, fornitori prenotati',
    saved: 'miei|nostri preferiti|salvati, mostra|mostrami preferiti, quali fornitori salvato',
    active: 'con_chi parlando|contatto|siamo',
    scanned: 'scansionato|scansionati|fiera fornitori',
    credits: 'quanti crediti|visioni ho|restano|rimangono|abbiamo, crediti rimasti',
    plan: 'quale|che piano|abbonamento ho|abbiamo|mio',
    visions: 'quante|quali|mie|nostre visioni abbiamo|ho|fatto|create|mostra, mie visioni',
    missing: 'cosa|chi ci_manca|manca prenotare|ancora, cosa_ci manca',
    'next-steps': 'cosa dobbiamo|fare|facciamo adesso|ora|dopo|poi, prossimo|prossimi passo|passi',
  },
  smallTalk: {
    hello: '=ciao, =salve, =buongiorno, =buonasera, =buon giorno, =hey, =ehi, =buon pomeriggio',
    thanks: '=grazie, =grazie mille, =molte grazie, =ti ringrazio, =ok grazie, =grazie tante, =perfetto grazie',
    goodbye: '=arrivederci, =a presto, =addio, =buonanotte, =buona giornata, =ci vediamo',
    'how-are-you': '=come stai, =come va, =come sta, come_stai',
    'who-are-you': 'chi sei tu, =chi sei, sei robot|umano|persona|bot|macchina, come_ti chiami',
    abilities: '=aiuto, =aiutami, cosa_puoi fare, cosa_sai fare, come_funziona questo|tutto, =come funziona',
    joke: 'barzelletta, fammi_ridere, poesia',
    yes: '=sì, =certo, =sì grazie, =esatto, =va bene sì',
    no: '=no, =no grazie, =niente, =lascia perdere',
    okay: '=ok, =va bene, =capito, =d’accordo, =bene, =capisco',
    laugh: '=haha, =ahah, =ahahah, =lol',
    congratulations: 'fidanzati ci_siamo|appena, ci_sposiamo !quando|dove, =ci sposiamo, mi_ha chiesto_di_sposarlo',
    compliment:
      '=fantastico, =perfetto, =ottimo, =bravo, =bravissimo, =bellissimo, =grande, sei bravo|fantastico|gentile|utile',
  },
  distress: {
    crisis: 'voglio morire, non_voglio vivere, suicidio, uccidermi, farla_finita',
    violence:
      'mi picchia|picchiato|colpisce|minaccia|maltratta, violenza, paura_di lui|lei, costringe|costretta sposare|matrimonio',
    death:
      'morto|morta|mancato|mancata|deceduto padre|madre|fidanzato|fidanzata|papà|mamma|fratello|nonna|settimana, funerale, lutto, è_morto, è_morta',
    panic: 'panico, ansia, attacco_di_panico, stressata, stressato, piangendo, nervosa',
    'called-off':
      'matrimonio annullato|saltato|cancellato, mi_ha lasciato|lasciata|tradito|tradita, ci_siamo lasciati, non_ci_sposiamo più',
    'cancel-wedding': 'annullare|cancellare matrimonio|tutto',
    postpone: 'rimandare|rinviare|posticipare matrimonio|tutto|nozze',
    money: 'perso lavoro, non_possiamo|non_posso permetterci|pagare matrimonio|più, disoccupato, licenziato, debiti',
    overwhelmed:
      'sopraffatta, sopraffatto, non_ce_la_faccio più, odio matrimonio|tutto, esausta, esausto, disperata, disperato, troppo per_me, stufa',
  },
  advice: {
    'budget-split': 'dividere|ripartire|suddividere budget, quanto spendere, costo medio',
    timeline:
      'quando|quanto_prima bisogna|dobbiamo|conviene|devo prenotare|inviare|spedire|ordinare, da_dove cominciare|iniziare|cominciamo, lista cose_da_fare',
    'questions-to-ask': 'quali|che|cosa domande|chiedere fare|chiedere|fornitore|devo, domande fare',
    tips: 'consiglio, consigli, risparmiare, come scegliere, lista_degli_invitati, idee, vale_la_pena',
  },
  rude: 'stronzo, stronza, merda, cazzo, idiota, stupido, stupida, vaffanculo, scemo, cretino, inutile, imbecille',
  person:
    'parlare|parlo|contattare umano|persona|operatore|qualcuno|reale !fornitore, persona_vera, persona reale|vera',
  injection:
    'ignora|dimentica istruzioni|regole|precedenti, prompt, istruzioni tue|mostra, password di, sono_l_amministratore, sono admin|amministratore, email|dati|fatture|messaggi altri|altre|tutte|tutti coppie|utenti|clienti|sposi, cosa ha scritto|detto, ripeti questo, di_che truffa|truffatori',
  outOfScope:
    'meteo, pioverà domani, tempo domani|fa, calcio, partita chi|vinto|ieri, chi_ha_vinto, elezioni, votare, politica, presidente, ricetta, ricette, codice|programma|funzione python, python, compiti, tema, equazione, risolvi, matematica, capitale della|del|di, traduci, medico, sintomi, azioni comprare|borsa, investire, bitcoin comprare, volo, voli, visto passaporto, facebook, film guardare|consiglia, serie, notizie, oroscopo, lotteria, freni, ristorante, hotel, lavoro cerco, luna_di_miel, luna_di_miele, guerra, avvocato',
}
