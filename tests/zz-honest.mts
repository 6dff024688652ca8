import { checkContract } from '#openapi/check/check.ts'
import { honestWorld } from './contract/drift/world.ts'
import { BASE } from './contract/drift/drift.ts'
const seed=Number(process.argv[2]); const ops=process.argv.slice(3)
const world=await honestWorld(); await world.restore()
const one=async (only?: string)=>{const t=performance.now(); await world.restore()
const r=await checkContract({contract:world.contract,base:BASE,token:world.token,second_token:world.second_token,seed,writes:true,most_requests:only?3000:12000,...(only?{rounds:0}:{}),at_once:4,...(only?{only:(o:any)=>only.split(',').includes(o.id)}:{}),fetch:(q:Request)=>world.honest(q)})
console.log(only??'all',Math.round((performance.now()-t)/1000)+'s',r.requests,'requests',r.findings.length,'findings',r.coverage.filter((c:any)=>c.succeeded).length,'of',r.coverage.length)
for(const f of r.findings)console.log(JSON.stringify(f).slice(0,900))
if(!only)for(const c of r.coverage)if(!c.succeeded)console.log('never',c.method,c.path,(c as any).why)}
if(ops.length)for(const o of ops)await one(o); else await one()
process.exit(0)
