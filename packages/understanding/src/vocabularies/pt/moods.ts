import type { Vocabulary } from '../../vocabulary.ts'

export const TIMES: Vocabulary['concepts']['time'] = {
  dawn: 'ao amanhecer, amanhecer, nascer do sol, alvorada, aurora',
  morning: 'de manhã, manhã, pela manhã, café da manhã',
  midday: 'ao meio-dia, meio-dia, de dia, luz do dia, tarde, à tarde, almoço, luz natural',
  golden:
    'na hora dourada, hora dourada, pôr do sol, pôr-do-sol, entardecer, fim de tarde, luz dourada, final da tarde',
  dusk: 'ao anoitecer, anoitecer, crepúsculo, hora azul',
  night: 'à noite, noite, de noite, meia-noite, sob as estrelas, luar, réveillon',
  candle: 'à luz de velas, luz de velas, só velas, iluminado por velas',
}

export const WEATHERS: Vocabulary['concepts']['weather'] = {
  clear:
    'céu limpo, ensolarado, dia de sol, céu azul, ensolarada, bom tempo, luz do sol, luz natural, muito sol, pleno sol',
  cloudy: 'nublado, nuvens, céu cinzento, nublada',
  fog: 'neblina, névoa, nevoeiro, bruma',
  rain: 'chuva, na chuva, chovendo, chuvoso, garoa, chuvosa, à chuva, chuva miudinha, chuvisco, chuva fina',
  snow: 'neve, nevando, nevado, nevada, flocos de neve',
  storm: 'tempestade, raios, relâmpagos, trovoada',
  wind: 'vento, brisa, ventania',
  rainbow: 'arco-íris',
}

export const SEASONS: Vocabulary['concepts']['season'] = {
  spring: 'primavera, abril, maio, primaveril',
  summer: 'verão, junho, julho, agosto',
  autumn: 'outono, outonal, setembro, outubro, novembro, folhas secas, vindima',
  winter: 'inverno, invernal, dezembro, janeiro, fevereiro',
}

export const CULTURES: Vocabulary['concepts']['culture'] = {
  christian: 'cristão, católico, católica, cristã, evangélico, missa',
  jewish: 'judaico, judaica, judeu, judia, quebrar a taça',
  hindu: 'hindu, indiano, indiana, mehndi, bollywood',
  sikh: 'sikh',
  muslim: 'muçulmano, muçulmana, islâmico, árabe, nikah',
  persian: 'persa, iraniano',
  chinese: 'chinês, chinesa',
  japanese: 'japonês, japonesa, xintoísta',
  korean: 'coreano, coreana',
  mexican: 'mexicano, mexicana, día de los muertos',
  nigerian: 'nigeriano, iorubá',
  scottish: 'escocês, escocesa, tartã',
  greek: 'grego, grega',
  moroccan: 'marroquino, marroquina, berbere',
  hawaiian: 'havaiano, havaiana, luau',
}

export const STYLES: Vocabulary['concepts']['style'] = {
  Rustic: 'rústico, rústica, madeira de demolição',
  Classic: 'clássico, clássica, tradicional',
  Modern: 'moderno, moderna, minimalista, contemporâneo, geométrico, clean',
  Vintage: 'vintage, retrô, anos 20, art déco, de época, anos 70',
  Boho: 'boho, boêmio, hippie, boho chic',
  Romantic: 'romântico, romântica, sonhador',
  Glamorous: 'glamouroso, glamour, brilho, paetês, glitter',
  Garden: 'estilo jardim, botânico, provençal',
  Country: 'country, sertanejo, western, caipira, caubói',
  Industrial: 'industrial, cimento queimado',
  Beach: 'praiano, náutico, praiana',
  Colorful: 'colorido, colorida, multicolorido, cores vivas, cheio de cores',
  Unique: 'original, alternativo',
  DIY: 'feito à mão, artesanal, faça você mesmo',
  Cultural: 'cultural, multicultural',
  Fairytale: 'conto de fadas, mágico, encantado, princesa, encantada, de fadas, medieval',
  Elegant: 'elegante, sofisticado, refinado, chique, requintado, sofisticada',
  Whimsical: 'lúdico',
  Intimate: 'íntimo, intimista, mini wedding, casamento íntimo',
  Casual: 'informal, descontraído, despojado, casual',
  Cozy: 'aconchegante, acolhedor, aconchego',
  Luxurious: 'luxuoso, luxuosa, de luxo, luxo, opulento, real, majestoso, imperial, barroco',
}

export const AMOUNTS: Vocabulary['concepts']['amount'] = {
  lush: 'flores por toda parte, exuberante, cheio de flores, coberto de flores, flores em abundância, mar de flores, cheia de flores, repleto de flores, abundância de flores, flores por todo lado',
  sparse: 'flores esparsas, flores simples, decoração mínima',
}

export const EVENTS: Vocabulary['events'] = {
  ceremony: 'cerimônia, cerimónia, votos, troca de votos, enlace, pelo corredor, corredor, caminho do altar',
  dinner: "jantar, refeição, copo de água, copo d'água, banquete, almoço em família, brunch",
  reception: 'recepção, coquetel, cocktail, receção, jantar de gala, gala',
  dancing: 'festa dançante, baile, balada, discoteca',
  any: 'casamento, festa, boda, bodas, celebração, matrimônio, evento, casório',
}
