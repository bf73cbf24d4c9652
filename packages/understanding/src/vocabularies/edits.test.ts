import { expect, it } from 'vitest'
import { understand } from '../understand.ts'
import { understandEdit } from '../understand-edit.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it as italian } from './it.ts'
import { pt } from './pt.ts'
import { zh } from './zh.ts'

const VOCABULARIES = { ar, de, es, fr, it: italian, pt, zh }

it.each([
  ['es', 'jardín con 6 faroles', 'quita un farol', '5 faroles'],
  ['es', 'jardín con globos y faroles', 'deja todo menos los globos', 'Quitado: globos'],
  ['fr', 'jardin avec 6 lanternes', 'enlève une lanterne', '5 lanternes'],
  ['fr', 'jardin avec chien et cheval', 'enlève les deux animaux', 'Retiré : chien; Retiré : cheval'],
  ['de', 'Garten mit 6 Laternen', 'entferne eine Laterne', '5 Laternen'],
  ['de', 'Garten mit Hund und Pferd', 'entferne beide Tiere', 'Entfernt: Hund; Entfernt: Pferd'],
  ['it', 'giardino con 6 lanterne', 'togli una lanterna', '5 lanterne'],
  ['pt', 'jardim com 6 lanternas', 'tire uma lanterna', '5 lanternas'],
  ['zh', '花园里有六个灯笼', '去掉一个灯笼', '5 灯笼'],
  [
    'es',
    'viñedo con rosas blancas y sillas de madera',
    'añade 3 farolillos de papel',
    'Añadido: 3 farolillos de papel',
  ],
  ['es', 'viñedo con rosas blancas y sillas de madera', 'quita las sillas', 'Quitado: sillas de madera'],
  [
    'es',
    'viñedo con rosas blancas y sillas de madera',
    'cambia las rosas por peonías',
    'Rosas → peonías; Quitado: blanco',
  ],
  ['es', 'viñedo con rosas blancas y sillas de madera', 'haz las rosas azules', 'Flores: azul'],
  ['es', 'viñedo con un arco de flores', 'haz el arco redondo', 'Arco de flores → arco redondo'],
  ['es', 'viñedo con rosas blancas y sillas de madera', 'llévalo a la playa', 'Lugar: playa'],
  ['es', 'viñedo con rosas blancas y sillas de madera', 'deshaz', 'undo'],
  ['es', 'viñedo con rosas blancas y sillas de madera', 'más cerca', 'Vista: retrato de espaldas'],
  ['es', 'viñedo con rosas blancas y sillas de madera', 'aleja', 'Vista: desde arriba'],
  ['es', 'viñedo con rosas blancas y sillas de madera', 'Cambia la hora: de noche', 'Momento: de noche'],
  [
    'fr',
    'vignoble avec roses blanches et chaises en bois',
    'ajoute 3 lanternes en papier',
    'Ajouté : 3 lanternes en papier',
  ],
  ['fr', 'vignoble avec roses blanches et chaises en bois', 'enlève les chaises', 'Retiré : chaises en bois'],
  [
    'fr',
    'vignoble avec roses blanches et chaises en bois',
    'remplace les roses par des pivoines',
    'Roses → pivoines; Retiré : blanc',
  ],
  ['fr', 'vignoble avec roses blanches et chaises en bois', 'rends les roses bleues', 'Fleurs : bleu'],
  ['fr', 'vignoble avec roses blanches et chaises en bois', 'déplace-le à la plage', 'Lieu : plage'],
  ['fr', 'vignoble avec roses blanches et chaises en bois', 'annule', 'undo'],
  ['fr', 'vignoble avec roses blanches et chaises en bois', 'rapproche', 'Vue : portrait de dos'],
  ['fr', 'vignoble avec roses blanches et chaises en bois', 'éloigne', "Vue : vu d'en haut"],
  ['fr', 'vignoble avec roses blanches et chaises en bois', 'Change le moment : de nuit', 'Moment : de nuit'],
  ['de', 'Weinberg mit weißen Rosen und Holzstühlen', 'füge 3 Papierlaternen hinzu', 'Hinzugefügt: 3 Papierlaternen'],
  ['de', 'Weinberg mit weißen Rosen und Holzstühlen', 'entferne die Stühle', 'Entfernt: Holzstühle'],
  [
    'de',
    'Weinberg mit weißen Rosen und Holzstühlen',
    'ersetze die Rosen durch Pfingstrosen',
    'Rosen → Pfingstrosen; Entfernt: weiß',
  ],
  ['de', 'Weinberg mit weißen Rosen und Holzstühlen', 'mach die Rosen blau', 'Blumen: blau'],
  ['de', 'Weinberg mit weißen Rosen und Holzstühlen', 'verlege es an den Strand', 'Ort: Strand'],
  ['de', 'Weinberg mit weißen Rosen und Holzstühlen', 'rückgängig', 'undo'],
  ['de', 'Weinberg mit weißen Rosen und Holzstühlen', 'näher ran', 'Ansicht: Porträt von hinten'],
  ['de', 'Weinberg mit weißen Rosen und Holzstühlen', 'weiter weg', 'Ansicht: von oben'],
  ['de', 'Weinberg mit weißen Rosen und Holzstühlen', 'Ändere die Tageszeit: bei Nacht', 'Tageszeit: bei Nacht'],
  ['it', 'vigneto con rose bianche e sedie di legno', 'aggiungi 3 lanterne di carta', 'Aggiunto: 3 lanterne di carta'],
  ['it', 'vigneto con rose bianche e sedie di legno', 'togli le sedie', 'Rimosso: sedie di legno'],
  [
    'it',
    'vigneto con rose bianche e sedie di legno',
    'sostituisci le rose con peonie',
    'Rose → peonie; Rimosso: bianco',
  ],
  ['it', 'vigneto con rose bianche e sedie di legno', 'rendi le rose blu', 'Fiori: blu'],
  ['it', 'vigneto con rose bianche e sedie di legno', 'sposta in spiaggia', 'Luogo: spiaggia'],
  ['it', 'vigneto con rose bianche e sedie di legno', 'annulla', 'undo'],
  ['it', 'vigneto con rose bianche e sedie di legno', 'avvicina', 'Vista: ritratto di spalle'],
  ['it', 'vigneto con rose bianche e sedie di legno', 'allontana', "Vista: dall'alto"],
  ['it', 'vigneto con rose bianche e sedie di legno', "Cambia l'ora: di notte", 'Ora: di notte'],
  [
    'pt',
    'vinhedo com rosas brancas e cadeiras de madeira',
    'adicione 3 lanternas de papel',
    'Adicionado: 3 lanternas de papel',
  ],
  ['pt', 'vinhedo com rosas brancas e cadeiras de madeira', 'remova as cadeiras', 'Removido: cadeiras de madeira'],
  [
    'pt',
    'vinhedo com rosas brancas e cadeiras de madeira',
    'troque as rosas por peônias',
    'Rosas → peônias; Removido: branco',
  ],
  ['pt', 'vinhedo com rosas brancas e cadeiras de madeira', 'deixe as rosas azuis', 'Flores: azul'],
  ['pt', 'vinhedo com rosas brancas e cadeiras de madeira', 'leve para a praia', 'Local: praia'],
  ['pt', 'vinhedo com rosas brancas e cadeiras de madeira', 'desfaça', 'undo'],
  ['pt', 'vinhedo com rosas brancas e cadeiras de madeira', 'mais perto', 'Vista: retrato de costas'],
  ['pt', 'vinhedo com rosas brancas e cadeiras de madeira', 'afaste', 'Vista: de cima'],
  ['pt', 'vinhedo com rosas brancas e cadeiras de madeira', 'Mude o horário: à noite', 'Horário: à noite'],
  ['zh', '葡萄园，白玫瑰和木椅', '添加3个纸灯笼', '已添加：3 纸灯笼'],
  ['zh', '葡萄园，白玫瑰和木椅', '去掉椅子', '已移除：木椅'],
  ['zh', '葡萄园，白玫瑰和木椅', '把玫瑰改成蓝色', '鲜花：蓝色'],
  ['zh', '葡萄园，玫瑰和木椅', '把玫瑰换成百合', '玫瑰 → 百合'],
  ['zh', '葡萄园，玫瑰和木椅', '把玫瑰换成蓝色', '鲜花：蓝色'],
  ['zh', '葡萄园，白玫瑰和木椅', '移到沙滩', '场地：沙滩'],
  ['zh', '葡萄园，白玫瑰和木椅', '撤销', 'undo'],
  ['zh', '葡萄园，白玫瑰和木椅', '拉近', '视角：背影'],
  ['zh', '葡萄园，白玫瑰和木椅', '拉远', '视角：俯瞰'],
  ['zh', '葡萄园，白玫瑰和木椅', '改成夜晚', '时间：夜晚'],
  ['ar', 'كرم عنب مع ورود بيضاء وكراسي خشبية', 'أضف 3 فوانيس ورقية', 'أضيف: 3 فوانيس ورقية'],
  ['ar', 'كرم عنب مع ورود بيضاء وكراسي خشبية', 'احذف الكراسي', 'أزيل: كراسي خشبية'],
  ['ar', 'كرم عنب مع ورود بيضاء وكراسي خشبية', 'اجعل الورود زرقاء', 'الزهور: أزرق'],
  ['ar', 'كرم عنب مع ورود', 'استبدل الورود بالزنابق', 'ورد جوري ← زنبق'],
  ['ar', 'كرم عنب مع ورود بيضاء وكراسي خشبية', 'انقله إلى الشاطئ', 'المكان: شاطئ'],
  ['ar', 'كرم عنب مع ورود بيضاء وكراسي خشبية', 'تراجع', 'undo'],
  ['ar', 'كرم عنب مع ورود بيضاء وكراسي خشبية', 'أقرب', 'المنظر: صورة من الخلف'],
  ['ar', 'كرم عنب مع ورود بيضاء وكراسي خشبية', 'أبعد', 'المنظر: من الأعلى'],
  ['ar', 'كرم عنب مع ورود بيضاء وكراسي خشبية', 'غير الوقت: في الليل', 'الوقت: في الليل'],
] as const)('applies an edit in %s to "%s": "%s"', (language, text, edit, changes) => {
  const vocabularies = [VOCABULARIES[language]]
  const { description } = understand(text, vocabularies)
  const result = understandEdit(edit, description, vocabularies)
  expect(result.undo ? 'undo' : result.changes.join('; ')).toBe(changes)
})
