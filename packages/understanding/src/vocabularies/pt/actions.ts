import type { Vocabulary } from '../../vocabulary.ts'

type Concepts = Vocabulary['concepts']

export const ACTIONS: Concepts['action'] = {
  kiss: 'beijo, se beijando, beijando-se, a beijar-se, primeiro beijo, beijamos, se beijam, aos beijos',
  hug: 'abraço, abraçados, se abraçando, a abraçar-se, abraçamos',
  'forehead-touch': 'testa com testa',
  'holding-hands': 'de mãos dadas, mãos dadas',
  dance: 'dança, dançando, dançam, a dançar, primeira dança, valsa, dançamos, dançar, dançando juntos',
  dip: 'beijo inclinado, inclina a noiva',
  walk: 'passeio, caminhando, passeando, a caminhar, andando, caminhamos, caminham',
  run: 'correndo, a correr, correm, corremos, corre',
  jump: 'pulo, pulando, saltando, a saltar, pulam',
  carry: 'no colo, no colo do noivo, carregando a noiva, me carrega, ao colo',
  sit: 'sentados, sentado, sentada, sentadas, estamos sentados',
  lie: 'deitados, deitada, deitados na relva, deitados na grama',
  exit: 'saída, a sair, saindo, saímos, saída da, saindo da, saímos da, a sair da',
  procession:
    'entrada da noiva, caminho ao altar, caminhando até o altar, me leva ao altar, leva a noiva ao altar, rumo ao altar, de braço dado com o pai, indo para o altar',
  'cake-cutting': 'corte do bolo, cortando o bolo, cortamos o bolo, a cortar o bolo, cortar o bolo, partindo o bolo',
  toast: 'brinde, brindando, a brindar, erguendo taças, brindam, levantando as taças, erguem as taças, discurso',
  feed: 'dando bolo na boca, dando de comer',
  'first-look': 'primeiro olhar, first look, vira-se e me vê, se vira',
  'ring-exchange': 'troca de alianças, trocando alianças, trocamos as alianças, colocando a aliança, a trocar alianças',
  sign: 'assinatura, assinando, a assinar, assinam',
  'glass-breaking': 'quebra o copo, quebrando o copo, quebra a taça',
  ride: 'montados, montando, chegando de, chegamos de, chegamos em, entrando no, entrando num, andando de, subindo no',
  'bouquet-toss': 'jogando o buquê, joga o buquê, lançando o buquê, a atirar o bouquet, lançamento do buquê',
  hora: 'hora judaica, levantados em cadeiras, erguidos em cadeiras',
  'money-spray': 'chuva de dinheiro, jogando dinheiro, chuva de notas',
  lasso: 'laço nupcial, cordão nupcial',
  cheer: 'vibrando, comemorando, celebrando, a celebrar, festejando, braços no ar, gritando, aclamando',
  clap: 'aplausos, aplaudindo, a aplaudir, batendo palmas, aplaudem, a bater palmas',
  wave: 'acenando, a acenar, acenam, dando tchau',
  throw: 'jogando, a atirar, atiram, jogam, lançando, a lançar, jogando pétalas, lançam',
  'blow-bubbles':
    'soprando bolhas, a soprar bolhas, fazendo bolhas de sabão, a fazer bolas de sabão, com bolhas de sabão',
  mingle: 'conversando, a conversar, reunidos, à conversa',
  stand: 'de pé, em pé, em fila, posando, foto de grupo, esperando, à espera',
}

export const CAMERAS: Concepts['camera'] = {
  'close-up': 'retrato próximo, retrato, retrato do casal, foto do casal, ensaio, nossos rostos, close em nós',
  wide: 'plano aberto, plano geral, grande angular, de longe, panorâmica, ao longe, à distância',
  low: 'de baixo, vista de baixo, contra-plongée, ângulo baixo',
  window: 'pela janela, através da janela, através de uma janela',
  doorway: 'pela porta, através da porta, emoldurados pela porta, pela porta aberta',
  silhouette: 'silhuetas, silhueta, contraluz, em contraluz, nossas silhuetas',
  reflection: 'reflexo, refletidos, reflexo na água, refletidos na água, nosso reflexo',
  'black-and-white': 'preto e branco, em preto e branco, a preto e branco, foto em preto e branco, monocromático',
  sepia: 'sépia, em sépia',
  film: 'filme analógico, foto analógica, analógica, grão de filme',
  polaroid: 'polaroid, foto polaroid, foto instantânea',
}
