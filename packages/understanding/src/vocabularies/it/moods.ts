import type { Vocabulary } from '../../vocabulary.ts'

export const TIMES: Vocabulary['concepts']['time'] = {
  dawn: "all'alba, alba, sorgere del sole",
  morning: 'di mattina, mattina, mattino, luce del mattino, colazione, al mattino',
  midday: 'a mezzogiorno, mezzogiorno, di giorno, luce del giorno, pomeriggio, luce naturale, pranzo, pieno sole',
  golden:
    "all'ora d'oro, ora d'oro, tramonto, al tramonto, luce dorata, golden hour, luce calda, tardo pomeriggio, ora dorata",
  dusk: 'al crepuscolo, crepuscolo, imbrunire, ora blu, sera, di sera, la sera, serata',
  night: 'di notte, notte, mezzanotte, sotto le stelle, chiaro di luna, al chiaro di luna, capodanno',
  candle:
    'a lume di candela, lume di candela, luce di candela, solo candele, luce delle candele, illuminato da candele',
}

export const WEATHERS: Vocabulary['concepts']['weather'] = {
  clear:
    'cielo sereno, soleggiato, sereno, cielo azzurro, bel tempo, giornata di sole, soleggiata, pieno di sole, sole splendente, luce del sole, luce naturale, tanto sole, molto sole, pieno sole',
  cloudy: 'nuvoloso, nuvole, cielo grigio, coperto di nuvole, cielo nuvoloso',
  fog: 'nebbia, foschia, bruma, nebbioso',
  rain: 'pioggia, sotto la pioggia, piove, piovoso, pioggerella, temporale leggero',
  snow: 'neve, nevicata, nevica, innevato, innevata, fiocchi di neve, sotto la neve, nevoso',
  storm: 'temporale, tempesta, fulmini, tuoni, burrasca',
  wind: 'vento, brezza, ventoso, brezza marina',
  rainbow: 'arcobaleno',
}

export const SEASONS: Vocabulary['concepts']['season'] = {
  spring: 'primavera, primaverile, aprile, maggio, pasqua',
  summer: 'estate, estivo, estiva, giugno, luglio, agosto',
  autumn: 'autunno, autunnale, settembre, ottobre, novembre, foglie autunnali, halloween, vendemmia, foglie secche',
  winter: 'inverno, invernale, dicembre, gennaio, febbraio, natalizio',
}

export const CULTURES: Vocabulary['concepts']['culture'] = {
  christian: 'cristiana, cattolica, cattolico, ortodossa, messa, cristiano, protestante',
  jewish: 'ebraica, ebraico, ebreo, ebrea, rottura del bicchiere',
  hindu: 'indiana, indiano, indù, induista, mehndi, sangeet, bollywood',
  sikh: 'sikh',
  muslim: 'musulmana, musulmano, islamica, araba, arabo, nikah',
  persian: 'persiana, iraniana, persiano',
  chinese: 'cinese',
  japanese: 'giapponese, shintoista',
  korean: 'coreana, coreano',
  mexican: 'messicana, messicano, día de los muertos, fiesta messicana',
  nigerian: 'nigeriana',
  scottish: 'scozzese, tartan',
  greek: 'greca, greco, greco ortodossa',
  moroccan: 'marocchina, marocchino, berbera',
  hawaiian: 'hawaiana, hawaiano, ghirlande hawaiane',
}

export const STYLES: Vocabulary['concepts']['style'] = {
  Rustic: 'rustico, rustica, country chic, legno grezzo, shabby chic, shabby',
  Classic: 'classico, classica, tradizionale, senza tempo, formale',
  Modern: 'moderno, moderna, minimalista, contemporaneo, contemporanea, minimal, geometrico, essenziale, scandinavo',
  Vintage: "vintage, retrò, d'epoca, anni 20, anni venti, art déco, anni 50, antico, antica, liberty, anni 60, anni 70",
  Boho: 'boho, bohémien, bohemien, hippie, boho chic, gitano',
  Romantic: 'romantico, romantica, sognante, poetico, etereo',
  Glamorous: 'glamour, scintillante, paillettes, glitter, sfarzo',
  Garden: 'stile giardino, botanico, botanica',
  Country: 'country, western, cowboy, campagnolo, campestre, bucolico, campagnola',
  Industrial: 'industriale, acciaio',
  Beach: 'marinaro, nautico, stile mare, marinara',
  Colorful: 'colorato, colorata, multicolore, vivace, colori vivaci, variopinto, pieno di colori',
  Unique: 'originale, insolito, alternativo',
  DIY: 'fatto a mano, fai da te, artigianale, diy',
  Cultural: 'culturale, multiculturale',
  Fairytale:
    'da favola, fiaba, favola, magico, incantato, principessa, fiabesco, fatato, medievale, magica, incantata, fate',
  Elegant: 'elegante, raffinato, raffinata, sofisticato, chic, eleganza',
  Whimsical: 'giocoso',
  Intimate: 'intimo, intima, matrimonio intimo, per pochi intimi, pochi intimi',
  Casual: 'informale, rilassato, casual, festival, alla buona',
  Cozy: 'accogliente, caldo e accogliente, hygge, calorosa',
  Luxurious: 'lussuoso, lussuosa, di lusso, lusso, sfarzoso, regale, opulento, maestoso, fastoso',
}

export const AMOUNTS: Vocabulary['concepts']['amount'] = {
  lush: 'fiori ovunque, rigoglioso, pieno di fiori, cascate di fiori, tripudio di fiori, ricoperto di fiori, piena di fiori, mare di fiori, abbondanza di fiori, fiori abbondanti, lussureggiante, rigogliosa',
  sparse: 'fiori radi, fiori semplici, qualche stelo, decorazioni minime',
}

export const EVENTS: Vocabulary['events'] = {
  ceremony:
    'cerimonia, promesse, scambio delle promesse, rito, sì lo voglio, rito simbolico, navata, lungo la navata, lungo il corridoio, entrata della sposa',
  dinner: 'cena, pranzo di nozze, cenare, pasto, banchetto, convivio, cena della prova, brunch',
  reception: 'ricevimento, aperitivo, cocktail di benvenuto, rinfresco, cena di gala, gala',
  dancing: 'danze, festa da ballo, danzare, ballare, balli, discoteca, festa danzante',
  any: 'matrimonio, nozze, festa, sposalizio, sposarci, evento, celebrazione',
}
