// Damaged or edited lists of leads, equipment, adders and payments.
import { templateCsv as equipmentCsv } from '#machines/design/equipment/rules.ts'
import { templateCsv as adderCsv } from '#machines/money/adders/csv-columns.ts'
import { templateCsv as leadCsv } from '#machines/projects/leads/import-columns.ts'
import { asFile, changed, flipped } from './changes.ts'
import { type Draw, drawBy } from './draw.ts'

const SAM_PANELS = `Name,Manufacturer,Technology,Bifacial,STC,PTC,A_c,Length,Width,N_s,I_sc_ref,V_oc_ref,I_mp_ref,V_mp_ref,beta_oc,T_NOCT,gamma_pmp,Version,Date
Units,,,,W,W,m2,m,m,,A,V,A,V,V/C,C,%/C,,
[0],,,cec_bifacial,,,cec_area,,,,,,,,,,,,
Lark LK-270,Lark,Mono-c-Si,0,270.6,242.1,1.627,1.64,0.992,60,9.34,38.63,8.81,30.72,-0.121182,47.4,-0.4509,2024,1/2/2024
Lark LK-275,Lark,Mono-c-Si,0,275.1,246.7,1.627,1.64,0.992,60,9.42,38.97,8.88,30.99,-0.122249,47.4,-0.4509,2024,1/2/2024`
const SAM_INVERTERS = `Name,Vac,Pso,Paco,Pdco,Vdco,C0,C1,C2,C3,Pnt,Vdcmax,Idcmax,Mppt_low,Mppt_high,CEC_Date,CEC_hybrid
Units,V,W,W,W,V,1/W,1/V,1/V,1/V,W,V,A,V,V,,
[0],inv_snl_ac_voltage,inv_snl_pso,inv_snl_paco,inv_snl_pdco,inv_snl_vdco,inv_snl_c0,inv_snl_c1,inv_snl_c2,inv_snl_c3,inv_snl_pnt,inv_snl_vdcmax,inv_snl_idcmax,inv_snl_mppt_low,inv_snl_mppt_hi,inv_cec_date,inv_cec_hybrid
Lark : LM-1500 [240V],240,3.91,1551,1609.53,42,-5.37e-06,-0.000546,-0.0768,-0.2316,0.03,48,38.3,36,48,3/1/2021,N
Lark: LS7.7 [240V],240,22.85,7680,7971.68,365,-2.65e-06,-3.35e-05,0.000769,-0.0021,5.1,480,21.84,270,480,1/21/2020,N`
const CEC_PANELS = `California Energy Commission
Manufacturer,Model Number,Description,Nameplate Pmax,A_c,Nameplate Isc,Nameplate Voc,Nameplate Ipmax,Nameplate Vpmax,Average NOCT,γPmax,βVoc,Short Side,Long Side
,,,(W),(m2),(A),(V),(A),(V),(C),(%/C),(%/C),(m),(m)
Lark Solar,LK-400,400 W module,400,1.95,13.8,37.1,12.9,31,45,-0.33,-0.26,1.134,1.722
Lark Solar,LK-405,405 W module,405,1.95,13.9,37.2,13,31.2,45,-0.33,-0.26,1.134,1.722`
const SALESFORCE = `Lead ID,First Name,Last Name,Company,Street,City,State/Province,Zip/Postal Code,Phone,Mobile,Email,Lead Source,Description,Monthly Bill,Appointment
00Q1,Sam,Sample,,1 Example St,Phoenix,AZ,85004,(602) 555-0142,,sam@example.com,Web,x,$180,12/3/26
00Q2,Kim,Lee,,2 Example St,Phoenix,AZ,,,,,,,,12/4/2026 2 PM
00Q3,José,Núñez,,,,,,,,jose@example.com,,two lines,200,2026-12-05T10:00:00-07:00`
const ADDERS = `${adderCsv().trimEnd().replaceAll('\r', '')}\nTrenching,,Fixed,$500.00\nPermit,,Percentage,5%,Base price`
const PAYMENTS = `Loan ID,Borrower,Payment date,Net amount
L-1,Sam Sample,11/19/2026,"$1,234.50"
L-2,Kim Lee,11/20/2026,(120.00)`

const plain = (text: string) => text.replaceAll(/\r|\uFEFF/g, '').trimEnd()
const LISTS = [
  ['lead', SALESFORCE],
  ['lead', plain(leadCsv())],
  ['panel', CEC_PANELS],
  ['panel', SAM_PANELS],
  ['panel', plain(equipmentCsv('panel'))],
  ['inverter', SAM_INVERTERS],
  ['inverter', plain(equipmentCsv('inverter'))],
  ['storage', plain(equipmentCsv('storage'))],
  ['adder', plain(ADDERS)],
  ['remittance', PAYMENTS],
] as const

/** Another model each time, so that rows are new. */
const renamed = (text: string, draw: Draw) =>
  text.replaceAll(/\b(LK|LS|LM)-?/g, name => `${name}-${draw.below(100_000)}-`)

export function listFile(seed: number): { kind: (typeof LISTS)[number][0]; bytes: Uint8Array } {
  const draw = drawBy(seed)
  const [kind, text] = draw.of(LISTS)
  return { kind, bytes: flipped(asFile(changed(renamed(text, draw), draw), draw), draw) }
}
