import type { Vocabulary } from '../../vocabulary.ts'

export const TIMES: Vocabulary['concepts']['time'] = {
  dawn: 'bei Sonnenaufgang, sonnenaufgang, morgendämmerung, im morgengrauen, tagesanbruch, morgengrauen',
  morning: 'am Morgen, morgens, morgen, vormittag, morgenlicht, frühstück, am vormittag',
  midday:
    'am Mittag, mittags, mittag, nachmittag, tagsüber, tageslicht, helllichter tag, am nachmittag, heller tag, nachmittags, sonnenlicht',
  golden:
    'zur goldenen Stunde, goldene stunde, sonnenuntergang, abendsonne, goldenes licht, spätnachmittag, warmes abendlicht, golden hour, abendlicht, untergehende sonne, warmes licht',
  dusk: 'in der Abenddämmerung, dämmerung, abenddämmerung, blaue stunde, abends, abend, am abend, sommerabend, zwielicht',
  night: 'bei Nacht, nacht, nachts, mitternacht, unter sternen, unter den sternen, mondlicht, mondschein, silvester',
  candle: 'bei Kerzenlicht, kerzenlicht, kerzenschein, nur kerzen, bei kerzenschein, von kerzen erleuchtet',
}

export const WEATHERS: Vocabulary['concepts']['weather'] = {
  clear:
    'klarer Himmel, sonnig, sonnenschein, blauer himmel, wolkenlos, schönes wetter, sonniges wetter, sonniger tag, strahlender sonnenschein, sonnenlicht, tageslicht, natürliches licht, viel sonne, sonnendurchflutet',
  cloudy: 'bewölkt, wolken, grauer himmel, wolkig, bedeckt, dramatischer himmel, bewölkter himmel, trüb',
  fog: 'Nebel, neblig, nebel liegt, noch nebel liegt, dunst, dunstig, morgennebel, nebelschwaden',
  rain: 'Regen, regnerisch, im regen, es regnet, nieselregen, verregnet, regentropfen, schauer, regnet',
  snow: 'Schnee, verschneit, schneefall, es schneit, schneeflocken, im schnee, frost, schneit, schneebedeckt',
  storm: 'Gewitter, sturm, stürmisch, blitz, blitze, donner, unwetter, gewitterwolken',
  wind: 'Wind, windig, brise, böen, meeresbrise',
  rainbow: 'Regenbogen',
}

export const SEASONS: Vocabulary['concepts']['season'] = {
  spring: 'Frühling, frühjahr, april, mai, ostern, frühlingshaft, frühlingshochzeit, maihochzeit',
  summer: 'Sommer, juni, juli, august, sommerlich, sommerhochzeit, mittsommer, hochsommer, spätsommer',
  autumn:
    'Herbst, september, oktober, november, herbstlich, herbstlaub, herbstblätter, erntedank, halloween, herbsthochzeit, bunte blätter, oktoberfest',
  winter: 'Winter, dezember, januar, februar, winterlich, winterhochzeit, neujahr, weihnachtszeit',
}

export const CULTURES: Vocabulary['concepts']['culture'] = {
  christian: 'christlich, katholisch, evangelisch, orthodox, protestantisch, messe, traugottesdienst',
  jewish: 'jüdisch, hebräisch, ketubba, glas zertreten',
  hindu: 'hinduistisch, indisch, mehndi, sangeet, indische hochzeit, bollywood, tamilisch',
  sikh: 'Sikh, anand karaj',
  muslim: 'muslimisch, islamisch, arabisch, nikah, orientalisch, hennaabend',
  persian: 'persisch, iranisch',
  chinese: 'chinesisch',
  japanese: 'japanisch, shintoistisch, shinto',
  korean: 'koreanisch',
  mexican: 'mexikanisch, fiesta, tag der toten',
  nigerian: 'nigerianisch',
  scottish: 'schottisch, tartan, schottenkaro',
  greek: 'griechisch',
  moroccan: 'marokkanisch, berberisch',
  hawaiian: 'hawaiianisch, hawaiisch',
}

export const STYLES: Vocabulary['concepts']['style'] = {
  Rustic: 'rustikal, jute, altholz, scheunenstil, shabby chic, urig, naturholz, rupfen',
  Classic: 'klassisch, traditionell, zeitlos, festlich klassisch',
  Modern:
    'modern, minimalistisch, zeitgenössisch, schlicht modern, puristisch, geometrisch, skandinavisch, reduziert, clean',
  Vintage:
    'vintage, retro, antik, 20er jahre, zwanziger jahre, art déco, nostalgisch, 50er jahre, 70er jahre, jugendstil, goldene zwanziger, 20er, 60er jahre, 80er jahre',
  Boho: 'boho, bohemian, hippie, boho chic, festivalstil, boho stil',
  Romantic: 'romantisch, verträumt, zärtlich, romantik, traumhaft, duftig, ätherisch',
  Glamorous: 'glamourös, glamour, glitzer, glitzernd, funkelnd, pailletten, roter teppich stil, glamourös elegant',
  Garden: 'Gartenstil, botanisch, natürlich grün, gartenparty, greenery stil',
  Country: 'ländlich, country, western, landhausstil, cowboy, texas, zünftig, alpenländisch',
  Industrial: 'industriell, industrial, industrie chic, stahlträger, industriestil',
  Beach: 'maritim, strandstil, nautisch, maritime deko',
  Colorful: 'farbenfroh, knallbunt, vielfarbig, kunterbunt, farbenfrohe, mehrfarbig, leuchtende farben, voller farben',
  Unique: 'ausgefallen, außergewöhnlich, originell, alternativ, nerdig, rockig',
  DIY: 'diy, selbstgemacht, handgemacht, selbst gemacht, selbstgebastelt',
  Cultural: 'kulturell, multikulturell, interkulturell, gemischt kulturell',
  Fairytale:
    'märchenhaft, märchen, verzaubert, prinzessin, magisch, elfen, mittelalterlich, fantasy, feenhaft, mittelalter, zauberhaft, feen',
  Elegant: 'elegant, stilvoll, edel, raffiniert, schick, vornehm, eleganz, nobel, chic',
  Whimsical: 'verspielt, skurril',
  Intimate: 'intim, im kleinen kreis, im engsten kreis, engster kreis, kleiner kreis, heimlich',
  Casual: 'locker, ungezwungen, lässig, entspannt, leger, festival',
  Cozy: 'gemütlich, kuschelig, hygge, heimelig, warm und gemütlich',
  Luxurious:
    'luxuriös, prunkvoll, opulent, prächtig, luxus, königlich, pompös, majestätisch, barock, herrschaftlich, extravagant',
}

export const AMOUNTS: Vocabulary['concepts']['amount'] = {
  lush: 'üppige Blumen, üppig, blumenmeer, blumen überall, voller blumen, überall blumen, opulente blumen, blütenmeer, blütenpracht, mit blumen übersät, blumenpracht, meer aus blumen, überquellend',
  sparse:
    'schlichte Blumen, spärlich, sparsam, dezente blumen, einzelne stiele, karge blumen, einzelne blüten, wenig deko, einzelne blumen',
}

export const EVENTS: Vocabulary['events'] = {
  ceremony:
    'Trauung, zeremonie, freie trauung, eheversprechen, jawort, gelübde, ja-wort, trauzeremonie, vermählung, trauungszeremonie, gang, mittelgang',
  dinner: 'Abendessen, essen, dinner, hochzeitsessen, mittagessen, festessen, festmahl, bankett, brunch, probeessen',
  reception: 'Empfang, sektempfang, hochzeitsempfang, hochzeitsfeier, umtrunk, gala, galadinner, galaabend',
  dancing: 'Tanzabend, tanzen wir, getanzt, disco, tanzparty, diskothek',
  any: 'Hochzeit, feier, party, fest, fete, hochzeitsfest, heirat, event, eheschließung, hochzeiten',
}
