import { openAssistant } from '@vowkit/api/testing/open-assistant'
import { multiplyVendors } from './assistant/multiply.ts'
import { askQuestion } from './assistant/searches.ts'
import { openEngines } from './servers/engines.ts'
const extra = ['whole pig roast','somebody to drive our guests home safe','a photographer who shoots on real film','venue with a swimming pool for 120 guests','who can teach a folk dance','florists with elephants in the garden','cake with a unicorn and gold leaf','where can 280 people celebrate']
for await (const engine of openEngines()) {
  if (engine.name !== 'PGlite') { engine.end(); continue }
  const a = await openAssistant(engine.env)
  for (const s of multiplyVendors(100000)) await a.query(s)
  await a.extractFacts(); await a.query('vacuum analyze')
  const all = [...Array.from({length:16},(_,i)=>(n:number)=>askQuestion(n*16+i)), ...extra.map(q=>()=>q)]
  for (const q of all) { const cpu:number[]=[]; const wall:number[]=[]
    for (let n=0;n<8;n++){ const c=process.cpuUsage(); const t=performance.now(); await a.ask(q(n)); wall.push(performance.now()-t); const d=process.cpuUsage(c); cpu.push((d.user+d.system)/1000) }
    const s=(x:number[])=>{const y=x.slice(2).sort((p,r)=>p-r); return `med ${y[3].toFixed(0)} max ${y.at(-1)!.toFixed(0)}`}
    console.log(q(1).padEnd(60),'cpu',s(cpu),'wall',s(wall)) }
  await a.stop(); engine.end(); break
}
process.exit(0)
