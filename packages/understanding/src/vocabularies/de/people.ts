import type { Vocabulary } from '../../vocabulary.ts'

export const PEOPLE: Vocabulary['concepts']['person'] = {
  bride: 'Braut, ehefrau, verlobte, meine frau, zukünftige frau',
  groom: 'Bräutigam, ehemann, verlobter, mein mann, zukünftiger mann',
  couple:
    'Brautpaar, paar, hochzeitspaar, verliebte, ehepaar, frischvermählte, mein partner und ich, meine partnerin und ich, liebespaar, pärchen, er und ich, sie und ich',
  guest:
    'Gäste, familie, freunde, verwandte, hochzeitsgäste, unsere liebsten, publikum, gästen, freunden, angehörige, familien, gast, gesellschaft',
  child:
    'Kinder, kind, sohn, tochter, unsere kinder, mädchen, junge, jungs, nichten, neffen, kleinkind, buben, kindern, enkel, enkelkinder, enkelin',
  'flower-girl': 'Blumenmädchen, blumenkind, blumenkinder, streukinder',
  'ring-bearer': 'Ringträger, ringkind',
  bridesmaid: 'Brautjungfern, brautjungfer, trauzeugin, trauzeuginnen, ehrendame',
  groomsman: 'Trauzeugen, trauzeuge, freunde des bräutigams, best man, groomsmen',
  officiant: 'Trauredner, traurednerin, standesbeamter, standesbeamtin, freier redner, zeremonienmeister, rednerin',
  parent: 'Eltern, schwiegereltern',
  mother: 'Mutter, mama, brautmutter, mutti, schwiegermutter',
  father: 'Vater, papa, brautvater, vati, schwiegervater',
  musician: 'Musiker, straßenmusiker',
  priest: 'Priester, pfarrer, pastor, pfarrerin, bischof, pastorin',
  rabbi: 'Rabbiner, rabbi, rabbinerin',
  imam: 'Imam',
  monk: 'Mönch, mönche, buddhistischer mönch',
  pandit: 'Pandit, hindupriester',
  photographer: 'Fotograf, fotografin, fotografen, hochzeitsfotograf',
  waiter: 'Kellner, kellnerin, kellnern, servicekraft',
  grandparent: 'Großeltern',
  grandmother: 'Großmutter, oma, omi',
  grandfather: 'Großvater, opa, opi',
  baby: 'Baby, babys, säugling',
}

export const ATTIRE: Vocabulary['concepts']['attire'] = {
  shoes: 'Schuhe, pumps, sandalen, absatzschuhe, brautschuhe',
  shirt: 'Hemd, leinenhemd, jeans, leinenhose',
  suspenders: 'Hosenträger',
  barong: 'Barong',
  terno: 'Terno, schmetterlingsärmel',
  'charro-suit': 'Charro-Anzug, charro',
  dress:
    'Brautkleid, hochzeitskleid, kleid, kleider, spitzenkleid, meerjungfrauenkleid, seidenkleid, abendkleid, langes kleid, kleidern, etuikleid, a linien kleid, bohokleid, maxikleid, abendkleider',
  ballgown:
    'Ballkleid, prinzessinnenkleid, kleid mit schleppe, lange schleppe, tüllrock, schleppe, weiter rock, reifrock',
  'short-dress':
    'kurzes Kleid, minikleid, cocktailkleid, knielanges kleid, midikleid, petticoat kleid, kurzes brautkleid, sommerkleid',
  jumpsuit: 'Jumpsuit, hosenanzug, brautoverall, overall',
  suit: 'Anzug, anzüge, hochzeitsanzug, weste, sakko, leinenanzug, dreiteiler, cutaway, frack, anzügen, gehrock, westen, tweedanzug',
  tuxedo: 'Smoking, smokings',
  sari: 'Sari, saris',
  lehenga: 'Lehenga, lehengas',
  sherwani: 'Sherwani, kurta',
  hanbok: 'Hanbok, hanboks',
  kimono: 'Kimono, kimonos',
  qipao: 'Qipao, cheongsam, chinesisches kleid',
  'ao-dai': 'Ao Dai',
  kilt: 'Kilt, kilts, schottenrock, schottenröcke',
  agbada: 'Agbada, dashiki, afrikanisches gewand',
  gele: 'Gele, afrikanisches kopftuch',
  caftan: 'Kaftan, takchita, kaftane',
  abaya: 'Abaya, hidschab, hijab',
  uniform: 'Uniform, uniformen, ausgehuniform, militäruniform, soldat, feuerwehruniform',
  veil: 'Schleier, langer schleier, brautschleier, mantilla',
  'flower-crown': 'Blumenkranz, blumenkrone, haarkranz, blumen im haar, blumenkränze, kranz im haar, blütenkranz',
  turban: 'Turban, turbane',
  hat: 'Hut, strohhut, hüte, sonnenhut, mütze, strohhüte, baskenmütze',
  'cowboy-hat': 'Cowboyhut, sombrero, cowboyhüte, sombreros',
  tiara: 'Tiara, krone, diadem, kronen, krönchen',
  coat: 'Mantel, mäntel, wintermantel, pelzmantel, wollmantel',
  shawl: 'Schal, schals, stola, schultertuch, pashmina',
  cape: 'Umhang, umhänge, cape, brautcape',
  tallit: 'Gebetsschal, tallit, tallith, gebetsmantel',
  kippah: 'Kippa, kippas, kippot',
  lei: 'Blumenkette, blumenketten, lei, hawaiikette',
  dirndl: 'Dirndl, trachtenkleid, tracht, dirndln, trachten',
  lederhosen: 'Lederhose, lederhosen, krachlederne',
  glasses: 'Brille, brillen, brillenträger',
  sunglasses: 'Sonnenbrille, sonnenbrillen',
  'top-hat': 'Zylinder, zylinderhut, zylinderhüte',
  fascinator: 'Fascinator, fascinators, kopfschmuck mit feder',
  'bow-tie': 'Fliege, smokingfliege, querbinder',
  boots: 'Stiefel, cowboystiefel, gummistiefel, wanderschuhe',
  sneakers: 'Turnschuhe, sneaker, chucks, sneakers',
  tie: 'Krawatte, krawatten, schlips',
}

export const SKIN: Vocabulary['skin'] = {
  deep: 'dunkle, dunkel, schwarze, schwarz, dunkler, tiefbraune',
  brown: 'braune, braun, mittelbraune, brauner',
  tan: 'gebräunte, oliv, olivfarbene, gebräunt, sonnengebräunte, bronzefarbene',
  fair: 'helle, hell, blasse, weiße, porzellan, heller, weiß, sommersprossige',
}

export const HAIR: Vocabulary['hair'] = {
  black: 'schwarze, schwarz, dunkle, rabenschwarze, schwarzen, schwarzem, schwarzhaarige',
  brown: 'braune, braun, brünett, kastanienbraune, braunen, dunkelbraune, brünette, braunem',
  blonde: 'blonde, blond, goldene, hellblonde, blonden, blondem, dunkelblonde, platinblonde',
  red: 'rote, rot, kupferrote, rothaarig, roten, rotem, rothaarige',
  grey: 'graue, grau, silberne, weiße, grauen, silbergraue',
}

export const BODY: Vocabulary['body'] = {
  hair: 'Haare, haar, haaren, locken, zöpfe, frisur, bart, dutt, zopf, hochsteckfrisur, schnurrbart, bärtig',
  skin: 'Haut, hautfarbe, teint, hautton',
}
