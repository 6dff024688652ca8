// Panels a new company starts with: makers' published ratings at standard test conditions. Electrical figures and
// temperature coefficients follow the California Energy Commission's list where it has the model (edition of November
// 2024), sides, weight and warranty the datasheets. A dash means neither states it.
import { optional, required, table } from './starter-table.ts'

// maker | model | W | length m | width m | kg | Pmax %/K | Voc %/K | Voc V | Vmp V | Isc A | Imp A | NOCT °C | technology | bifacial | warranty a | loss %/a
const ROWS = `
Aptos | DNA-108-BF10-410W | 410 | 1.722 | 1.134 | - | -0.32 | -0.248 | 37.3 | 31.5 | 13.95 | 13.04 | 46.9 | mono PERC | yes | - | 0.5
Aptos | DNA-108-MF10-405W | 405 | 1.722 | 1.134 | - | -0.353 | -0.272 | 37.2 | 31.2 | 13.87 | 12.98 | 43.6 | mono PERC | no | - | 0.5
Canadian Solar | CS6R-405MS-HL | 405 | 1.722 | 1.134 | 21.3 | -0.328 | -0.261 | 37 | 31 | 13.93 | 13.07 | 43.6 | mono PERC | no | 25 | 0.55
Canadian Solar | CS6R-410MS-HL | 410 | 1.722 | 1.134 | 21.3 | -0.328 | -0.261 | 37.2 | 31.2 | 14.01 | 13.15 | 43.6 | mono PERC | no | 25 | 0.55
Canadian Solar | CS6R-440T | 440 | 1.722 | 1.134 | - | -0.29 | - | 39.6 | 33.4 | 13.89 | 13.19 | - | n-type TOPCon | no | 25 | 0.4
Canadian Solar | CS6W-550MS | 550 | 2.261 | 1.134 | 27.8 | -0.32 | -0.257 | 49.6 | 41.7 | 14 | 13.2 | 45.4 | mono PERC | no | 12 | 0.55
Hyundai | HiS-S440PJ | 440 | - | - | - | -0.352 | -0.268 | 53.2 | 44.4 | 10.41 | 9.92 | 43.5 | mono PERC | no | 25 | 0.5
JA Solar | JAM54D41-440/LB | 440 | 1.762 | 1.134 | - | -0.29 | - | 39 | 32.9 | 14.1 | 13.37 | - | n-type TOPCon | yes | 25 | 0.4
JA Solar | JAM54S30-410/MR | 410 | 1.722 | 1.134 | 21.5 | -0.333 | -0.259 | 37.3 | 31.5 | 13.95 | 13.04 | 45 | mono PERC | no | 25 | 0.55
JA Solar | JAM54S31-405/MR | 405 | 1.722 | 1.134 | 21.5 | -0.329 | -0.259 | 37.2 | 31.2 | 13.87 | 12.98 | 46.2 | mono PERC | no | 25 | 0.55
Jinko Solar | JKM440N-54HL4R-B | 440 | 1.762 | 1.134 | 22 | -0.29 | - | 39.38 | 32.99 | 14.21 | 13.34 | - | n-type TOPCon | no | 25 | 0.4
LONGi | LR5-54HPB-405M | 405 | 1.722 | 1.134 | - | -0.358 | -0.27 | 37.2 | 31.2 | 13.78 | 12.99 | 46.3 | mono PERC | no | - | 0.55
LONGi | LR5-54HPB-410M | 410 | 1.722 | 1.134 | - | -0.358 | -0.27 | 37.4 | 31.4 | 13.84 | 13.05 | 46.3 | mono PERC | no | - | 0.55
Maxeon | Maxeon 6 AC 440 | 440 | 1.872 | 1.032 | - | -0.29 | - | 48.2 | 40.5 | 11.58 | 10.87 | - | interdigitated back contact | no | 40 | 0.25
Mission Solar | MSE430SX9Z | 430 | - | - | - | -0.353 | -0.257 | 49.3 | 40.3 | 11.24 | 10.66 | 44.8 | mono PERC | no | 25 | 0.5
Panasonic | EVPV410H | 410 | - | - | - | -0.257 | -0.229 | 49 | 42.7 | 10.35 | 9.61 | 44 | heterojunction | no | 25 | 0.25
Panasonic | EVPV430HK2 | 430 | - | - | - | -0.234 | -0.235 | 49 | 42.8 | 10.81 | 10.05 | 43.4 | heterojunction | no | 25 | 0.25
Qcells | Q.PEAK DUO BLK ML-G10+ 400 | 400 | 1.879 | 1.045 | 22 | -0.34 | -0.27 | 45.3 | 37.13 | 11.14 | 10.77 | 43 | mono PERC | no | 25 | 0.5
Qcells | Q.PEAK DUO BLK ML-G10+ 405 | 405 | 1.879 | 1.045 | 22 | -0.34 | -0.27 | 45.34 | 37.39 | 11.17 | 10.83 | 43 | mono PERC | no | 25 | 0.5
Qcells | Q.TRON BLK M-G2+ 430 | 430 | 1.722 | 1.134 | - | -0.3 | - | 38.78 | 32.39 | 13.85 | 13.28 | - | n-type TOPCon | no | 25 | 0.33
REC | Alpha Pure 2 430 | 430 | - | - | - | -0.234 | -0.235 | 49 | 42.8 | 10.81 | 10.05 | 43.4 | heterojunction | no | 25 | 0.25
REC | Alpha Pure-R 420 | 420 | 1.73 | 1.118 | 21.5 | -0.225 | -0.235 | 59.4 | 50 | 8.89 | 8.4 | 45.1 | heterojunction | no | 25 | 0.25
REC | Alpha Pure-R 430 | 430 | 1.73 | 1.118 | 21.5 | -0.24 | - | 62 | 53.7 | 8.46 | 8.01 | - | heterojunction | no | 25 | 0.25
REC | Alpha Pure-RX 460 | 460 | 1.728 | 1.205 | - | -0.248 | -0.233 | 65.3 | 54.9 | 8.88 | 8.38 | 45.2 | heterojunction | no | 25 | 0.25
REC | Alpha Pure-RX 470 | 470 | 1.728 | 1.205 | - | -0.248 | -0.233 | 65.6 | 55.4 | 8.95 | 8.49 | 45.2 | heterojunction | no | 25 | 0.25
SEG Solar | SEG-440-BMB-HV | 440 | - | - | - | -0.312 | -0.24 | 41.1 | 34.1 | 13.56 | 12.92 | 43.1 | mono PERC | no | 25 | 0.5
Silfab | SIL-420 QD | 420 | 1.721 | 1.133 | - | -0.29 | -0.238 | 38.9 | 32.9 | 13.6 | 12.77 | 45.9 | n-type TOPCon | no | 25 | 0.4
Silfab | SIL-430 QD | 430 | 1.721 | 1.133 | - | -0.294 | -0.238 | 38.9 | 33.2 | 13.87 | 12.93 | 45.9 | n-type TOPCon | no | 25 | 0.4
Silfab | SIL-440 QD | 440 | 1.721 | 1.133 | - | -0.294 | -0.238 | 39 | 33.4 | 14.25 | 13.17 | 45.9 | n-type TOPCon | no | 25 | 0.4
Trina Solar | TSM-410DE09.08 | 410 | 1.754 | 1.096 | 21 | -0.357 | -0.266 | 41.6 | 34.6 | 12.4 | 11.85 | 44.8 | mono PERC | no | 25 | 0.55
Trina Solar | TSM-430NE09RC.05 | 430 | 1.762 | 1.134 | 21.1 | -0.315 | -0.252 | 51.8 | 43.6 | 10.5 | 9.87 | 44.7 | n-type TOPCon | no | 25 | 0.4
Trina Solar | TSM-435NE09RC.05 | 435 | 1.762 | 1.134 | 21.1 | -0.315 | -0.252 | 52.2 | 44 | 10.53 | 9.89 | 44.7 | n-type TOPCon | no | 25 | 0.4
VSUN | VSUN435N-108BMH-DG-BB | 435 | 1.722 | 1.134 | - | -0.296 | -0.241 | 38.6 | 32.1 | 14.3 | 13.57 | 45.7 | n-type TOPCon | yes | - | 0.4
`

/** Area of those whose sides are not known, as the list has it. */
const AREA_M2: Record<string, number> = {
  'HiS-S440PJ': 2.2,
  MSE430SX9Z: 2.14,
  EVPV410H: 1.79,
  EVPV430HK2: 1.88,
  'Alpha Pure 2 430': 1.88,
  'SEG-440-BMB-HV': 2.16,
}

const share = (percent: number) => Number((percent / 100).toFixed(6))

export const starterPanels = table(ROWS, 17).map(cells => {
  const [manufacturer = '', model = ''] = cells
  const [power_w, length_m, width_m] = [required(cells, 2), optional(cells, 3), optional(cells, 4)]
  const area_m2 = length_m !== null && width_m !== null ? length_m * width_m : (AREA_M2[model] ?? 0)
  const temp_coeff_voc = optional(cells, 7)
  return {
    manufacturer,
    model,
    power_w,
    length_m,
    width_m,
    efficiency: Number((power_w / area_m2 / 1000).toFixed(3)),
    weight_kg: optional(cells, 5),
    temp_coeff_pmax: share(required(cells, 6)),
    temp_coeff_voc: temp_coeff_voc === null ? null : share(temp_coeff_voc),
    voc: optional(cells, 8),
    vmp: optional(cells, 9),
    isc: optional(cells, 10),
    imp: optional(cells, 11),
    noct_c: optional(cells, 12),
    technology: cells[13] ?? '',
    bifacial: cells[14] === 'yes',
    warranty_years: optional(cells, 15),
    degradation: share(required(cells, 16)),
  }
})
