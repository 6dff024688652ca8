// Texts about the made-up household; the pages around them exist in both languages.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  assumptions: {
    rates: {
      en: 'Utility prices rise 3% a year; production falls 0.5% a year.',
      es: 'Los precios de la electricidad suben un 3% al año; la producción baja un 0.5% al año.',
    },
    hours: {
      en: 'Hourly usage follows the typical pattern of a single-family home (NREL).',
      es: 'El consumo por hora sigue el patrón típico de una casa unifamiliar (NREL).',
    },
    bills: {
      en: 'Bills use one flat rate and the monthly fixed charge.',
      es: 'Las facturas usan una sola tarifa y el cargo fijo mensual.',
    },
    exports: {
      en: 'Exported energy earns $0.068 per kWh, up to the month’s energy charges; no credit carries over.',
      es: 'La energía enviada a la red se paga a $0.068 por kWh, hasta los cargos de energía del mes; ningún crédito pasa al mes siguiente.',
    },
    battery: {
      en: 'The battery stores extra solar and supplies the home when it’s needed.',
      es: 'La batería guarda la energía solar que sobra y la da a la casa cuando hace falta.',
    },
    reserve: {
      en: '20% is reserved for outages; 11% of the energy stored is lost.',
      es: 'Se reserva un 20% para apagones; se pierde un 11% de la energía guardada.',
    },
    no_export: { en: 'The battery never sends energy to the grid.', es: 'La batería nunca envía energía a la red.' },
    fade: {
      en: 'The battery loses 2% of its capacity each year.',
      es: 'La batería pierde un 2% de su capacidad cada año.',
    },
    replacement: {
      en: 'Battery replacement isn’t included. The warranty ends after year 12.',
      es: 'No se incluye el reemplazo de la batería. La garantía termina después del año 12.',
    },
    upkeep: {
      en: 'With cash or a loan, maintenance costs $224.46 in year 1 and rises 2.5% a year.',
      es: 'De contado o con un préstamo, el mantenimiento cuesta $224.46 en el año 1 y sube un 2.5% al año.',
    },
    upkeep_by_provider: {
      en: 'With a lease or PPA, the provider pays for maintenance.',
      es: 'Con un arrendamiento o PPA, el proveedor paga el mantenimiento.',
    },
  },
  tax_credit: {
    provider: {
      en: '30% under Clean Electricity Investment Credit (section 48E), because the system is in service by 12/31/2027. If construction starts on or after 01/01/2026, the share of equipment from prohibited foreign entities is limited. The provider owns the system and claims any tax credit; the homeowner can’t.',
      es: '30% según el Crédito por inversión en electricidad limpia (sección 48E), porque el sistema entra en servicio a más tardar el 12/31/2027. Si la construcción empieza el 01/01/2026 o después, la proporción de equipo de entidades extranjeras prohibidas está limitada. El proveedor es dueño del sistema y reclama cualquier crédito fiscal; el propietario no puede.',
    },
    homeowner: {
      en: 'No credit: Residential Clean Energy Credit (section 25D) ended for installations completed after 12/31/2025.',
      es: 'Sin crédito: el Crédito por energía limpia residencial (sección 25D) terminó para instalaciones completadas después del 12/31/2025.',
    },
  },
  rebate: {
    name: { en: 'Sample Power battery rebate', es: 'Reembolso de Sample Power por la batería' },
    reason: {
      en: 'This project qualifies, with no deadline. The homeowner claims it.',
      es: 'Este proyecto califica, sin fecha límite. Lo reclama el propietario.',
    },
  },
  weather_source: {
    en: 'NREL TMY3 averages, modeled by hour',
    es: 'promedios TMY3 de NREL, modelados por hora',
  },
  ways: {
    cash: { en: 'Cash', es: 'De contado' },
    loan: { en: 'Solar loan, 25 years', es: 'Préstamo solar, 25 años' },
    ppa: { en: 'Pay per kWh, 25 years', es: 'Pago por kWh, 25 años' },
    lease: { en: 'Lease, 25 years', es: 'Arrendamiento, 25 años' },
  },
  roofs: {
    south: { en: 'South roof', es: 'Techo sur' },
    west: { en: 'West roof', es: 'Techo oeste' },
  },
})
