import { honestWorld } from './contract/drift/world.ts'
import { BASE } from './contract/drift/drift.ts'
import { sessionOf } from '#openapi/check/session.ts'
import { followSequences } from '#openapi/check/sequences.ts'
const world=await honestWorld(); await world.restore()
const t=performance.now()
const session=sessionOf({contract:world.contract,base:BASE,token:world.token,second_token:world.second_token,credentials:{},seed:1,writes:true,most_requests:12000,at_once:4,only:()=>false,fetch:(q:Request)=>world.honest(q)} as never)
await followSequences(session,()=>true,true)
const o=session.outcome()
console.log(Math.round((performance.now()-t)/1000)+'s',o.requests,o.findings.length)
for(const s of o.stops)console.log(s)
for(const f of o.findings)console.log(JSON.stringify(f).slice(0,500))
process.exit(0)
