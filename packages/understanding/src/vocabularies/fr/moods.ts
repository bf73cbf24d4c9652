import type { Vocabulary } from '../../vocabulary.ts'

export const TIMES: Vocabulary['concepts']['time'] = {
  dawn: "à l'aube, aube, lever du soleil, aurore, au petit matin, lever de soleil, point du jour",
  morning: 'le matin, matin, matinée, petit-déjeuner',
  midday:
    'à midi, midi, en plein jour, journée, après-midi, plein soleil, lumière du jour, déjeuner, lumière naturelle, de jour',
  golden:
    "à l'heure dorée, heure dorée, coucher de soleil, coucher du soleil, soleil couchant, lumière dorée, fin d'après-midi, fin de journée, fin du jour, lumière de fin de journée, golden hour, lumière chaude",
  dusk: 'au crépuscule, crépuscule, tombée de la nuit, heure bleue, à la tombée du jour, soirée, soir, le soir',
  night:
    'de nuit, nuit, la nuit, minuit, sous les étoiles, clair de lune, au clair de lune, à la belle étoile, saint-sylvestre',
  candle:
    'aux chandelles, à la lueur des bougies, à la bougie, éclairé aux bougies, lumière des bougies, éclairée aux bougies, éclairage à la bougie, lueur des bougies',
}

export const WEATHERS: Vocabulary['concepts']['weather'] = {
  clear:
    'ciel dégagé, ensoleillé, ensoleillée, ciel bleu, beau temps, grand soleil, dégagé, sans nuages, lumière du soleil, lumière naturelle, plein soleil, beaucoup de soleil, au soleil',
  cloudy: 'nuageux, ciel gris, nuages, couvert temps, ciel couvert, ciel nuageux, ciel dramatique',
  fog: 'brume, brouillard, brumeux, brumeuse',
  rain: 'pluie, sous la pluie, pluvieux, bruine, il pleut, pluvieuse, averse, gouttes de pluie',
  snow: 'neige, enneigé, sous la neige, flocons, enneigée, il neige, givre, flocons de neige, enneigés',
  storm: 'orage, tempête, éclairs, orageux, tonnerre, foudre, orageuse',
  wind: 'vent, venteux, brise, brise marine, mistral',
  rainbow: 'arc-en-ciel',
}

export const SEASONS: Vocabulary['concepts']['season'] = {
  spring: 'printemps, printanier, printanière, avril, mai, pâques',
  summer: "été, estival, estivale, juin, juillet, août, mariage d'été",
  autumn:
    "automne, automnal, automnale, septembre, octobre, novembre, feuilles d'automne, feuilles mortes, halloween, vendanges",
  winter: 'hiver, hivernal, hivernale, décembre, janvier, février, nouvel an, féerie hivernale',
}

export const CULTURES: Vocabulary['concepts']['culture'] = {
  christian: 'chrétien, chrétienne, catholique, protestant, protestante, orthodoxe, messe',
  jewish: 'juif, juive, hébraïque, casser le verre, ketouba, séfarade',
  hindu: 'hindou, hindoue, indien, indienne, mariage indien, mehndi, sangeet, tamoul, bollywood, henné indien',
  sikh: 'sikh, anand karaj',
  muslim: 'musulman, musulmane, arabe, algérien, algérienne, tunisien, nikah, oriental, orientale',
  persian: 'persan, persane, iranien, iranienne',
  chinese: 'chinois, chinoise, mariage chinois',
  japanese: 'japonais, japonaise, shinto',
  korean: 'coréen, coréenne',
  mexican: 'mexicain, mexicaine, fiesta, jour des morts, día de los muertos',
  nigerian: 'nigérian',
  scottish: 'écossais, écossaise, tartan',
  greek: 'grec, grecque, mariage grec',
  moroccan: 'marocain, marocaine, berbère, amaria, mariage marocain',
  hawaiian: 'hawaïen, hawaïenne, colliers de fleurs hawaïens',
}

export const STYLES: Vocabulary['concepts']['style'] = {
  Rustic: 'rustique, champêtre, bois brut, bois vieilli, bohème champêtre',
  Classic: 'classique, traditionnel, traditionnelle, intemporel, intemporelle',
  Modern: 'moderne, contemporain, minimaliste, épuré, épurée, contemporaine, géométrique, scandinave, design',
  Vintage:
    "vintage, rétro, ancien, années 20, art déco, années folles, années 50, années 70, ancienne, à l'ancienne, belle époque, brocante, années 60, années 80",
  Boho: 'bohème, boho, bohème chic, hippie, hippie chic',
  Romantic: 'romantique, rêveur, poétique, onirique, éthéré, éthérée',
  Glamorous: 'glamour, pailleté, paillettes, strass, tapis rouge style, pailletée, scintillant',
  Garden: 'style jardin, botanique, végétal, garden party, style anglais',
  Country: 'country, western, cow-boy, campagnard, cowboy, texan',
  Industrial: 'industriel, industrielle, poutres métalliques, acier',
  Beach: 'bord de mer style, marin, nautique, marine ambiance, balnéaire',
  Colorful:
    'coloré, colorée, multicolore, couleurs vives, haut en couleur, très coloré, bigarré, acidulé, plein de couleurs',
  Unique: 'original, originale, décalé, décalée, insolite, alternatif, excentrique',
  DIY: 'fait main, diy, fait maison, artisanal, faite main, récup',
  Cultural: 'culturel, multiculturel, métissé, interculturel, culturelle',
  Fairytale:
    'conte de fées, féerique, magique, princesse, enchanté, fantastique, médiéval, fées, elfique, enchantée, médiévale',
  Elegant: 'élégant, élégante, raffiné, chic, raffinée, sophistiqué, distingué, élégance, sophistiquée',
  Whimsical: 'fantaisiste, ludique, amusant, kermesse',
  Intimate:
    'intime, petit comité, en petit comité, petit mariage, mariage intime, privé, intimiste, microwedding, en toute intimité',
  Casual: 'décontracté, décontractée, détendu, informel, festival, sans chichi, à la bonne franquette',
  Cozy: 'chaleureux, chaleureuse, cosy, cocooning, hygge, convivial, conviviale, douillet',
  Luxurious:
    'luxueux, luxe, luxueuse, somptueux, opulent, royal, grandiose, de luxe, royale, baroque, somptueuse, fastueux, majestueux',
}

export const AMOUNTS: Vocabulary['concepts']['amount'] = {
  lush: 'abondance de fleurs, fleurs à profusion, fleurs partout, luxuriant, luxuriante, débordant de fleurs, plein de fleurs, rempli de fleurs, couvert de fleurs, mer de fleurs, foisonnant, profusion de fleurs, luxuriantes, une explosion de fleurs, envahi de fleurs, couverte de fleurs',
  sparse: 'fleurs discrètes, épars, fleurs simples, quelques tiges, décoration minimale',
}

export const EVENTS: Vocabulary['events'] = {
  ceremony:
    "cérémonie, cérémonie laïque, vœux, échange des vœux, échange des consentements, dire oui, bénédiction, dans l'allée, allée, allée centrale",
  dinner: 'dîner, repas, souper, repas de noces, repas de mariage, banquet, festin, brunch, repas de famille',
  reception: "réception, vin d'honneur, cocktail, heure du cocktail, apéro, dîner de gala, gala, repas assis",
  dancing: 'danses, fiesta dansante, bal, soirée dansante, discothèque, dancing, boîte de nuit',
  any: 'mariage, noces, fête, célébration, événement, mariages, union, épousailles, renouvellement de vœux, jour j',
}
