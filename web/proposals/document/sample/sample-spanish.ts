// What the product says of the made-up household, in Spanish; the pages are written in it already.

/** By the English sentence or name. */
export const SAMPLE_SPANISH: Record<string, string> = {
  'Utility prices rise 3 % a year; production falls 0.5 % a year.':
    'Los precios de la electricidad suben un 3 % al año; la producción baja un 0.5 % al año.',
  'Each month’s usage is spread over its hours like a typical single-family home (NREL).':
    'El consumo de cada mes se reparte en sus horas como en una casa unifamiliar típica (NREL).',
  'Bills follow one flat rate and the monthly fixed charge.':
    'Las facturas siguen una sola tarifa y el cargo fijo mensual.',
  'What is sent out is paid at $0.068 a kWh and takes off the month’s energy charges at most; nothing carries over.':
    'Lo que se envía a la red se paga a $0.068 por kWh y descuenta como máximo los cargos de energía del mes; nada pasa al mes siguiente.',
  'The battery takes what the sun leaves over and gives it to the house as soon as it needs it.':
    'La batería guarda la energía solar que sobra y la da a la casa en cuanto la necesita.',
  '20 % of it is kept for an outage; 11 % of what goes in is lost on the way through.':
    'Se reserva un 20 % para un apagón; un 11 % de lo que entra se pierde en el camino.',
  'It never sends energy to the grid.': 'Nunca envía energía a la red.',
  'It holds 2 % less each year.': 'Guarda un 2 % menos cada año.',
  'Replacing the battery is not counted. Its warranty ends after year 12.':
    'No se cuenta el reemplazo de la batería. Su garantía termina después del año 12.',
  'With cash or a loan, upkeep costs $224.46 in year 1 and rises 2.5 % a year.':
    'Al contado o con un préstamo, el mantenimiento cuesta $224.46 en el año 1 y sube un 2.5 % al año.',
  'With a lease or PPA, the provider pays for upkeep.':
    'Con un arrendamiento o PPA, el proveedor paga el mantenimiento.',
  'It fits this project and has no dates. The homeowner claims it.':
    'Corresponde a este proyecto y no tiene fechas límite. Lo reclama el propietario de la casa.',
  '30 % under Clean Electricity Investment Credit (section 48E), because the system is in service by 12/31/2027. If construction starts on or after 01/01/2026, the share of equipment from prohibited foreign entities is limited. The provider owns the system and claims any credit; none goes to the homeowner.':
    '30 % según el Crédito por inversión en electricidad limpia (sección 48E), porque el sistema entra en servicio a más tardar el 12/31/2027. Si la construcción empieza el 01/01/2026 o después, la proporción de equipo de entidades extranjeras prohibidas está limitada. El proveedor es dueño del sistema y reclama cualquier crédito; nada le corresponde al propietario de la casa.',
  'No credit: Residential Clean Energy Credit (section 25D) ended for installations completed after 12/31/2025.':
    'Sin crédito: el Crédito por energía limpia residencial (sección 25D) terminó para instalaciones completadas después del 12/31/2025.',
  'NREL TMY3 monthly means, hours synthesized': 'promedios mensuales TMY3 de NREL, con horas sintetizadas',
  'Sample Power battery rebate': 'Reembolso de Sample Power por la batería',
  Cash: 'De contado',
  'Solar loan, 25 years': 'Préstamo solar, 25 años',
  'Pay per kWh, 25 years': 'Pago por kWh, 25 años',
  'Lease, 25 years': 'Arrendamiento, 25 años',
  'South roof': 'Techo sur',
  'West roof': 'Techo oeste',
}
