// How far a sale is beyond what a role may sell by itself.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  beyond: {
    least_price_usd_per_w: {
      en: '{role} can sell at {bound} per watt or more. This system is at {value} after the discount.',
      es: '{role} puede vender a {bound} por vatio o más. Este sistema está en {value} después del descuento.',
    },
    most_price_usd_per_w: {
      en: '{role} can sell at up to {bound} per watt. This system is at {value}.',
      es: '{role} puede vender hasta a {bound} por vatio. Este sistema está en {value}.',
    },
    most_discount: {
      en: '{role} can give up to {bound} off. This discount is {value} of the price.',
      es: '{role} puede descontar hasta {bound}. Este descuento es {value} del precio.',
    },
    least_margin: {
      en: '{role} must keep a margin of {bound} or more. This price leaves less.',
      es: '{role} debe mantener un margen de {bound} o más. Este precio deja menos.',
    },
    most_offset: {
      en: '{role} can offset up to {bound} of usage. This system offsets {value}.',
      es: '{role} puede cubrir hasta {bound} del consumo. Este sistema cubre {value}.',
    },
    most_size_kw: {
      en: '{role} can sell up to {bound} kW. This system is {value} kW.',
      es: '{role} puede vender hasta {bound} kW. Este sistema es de {value} kW.',
    },
    ways_to_pay: {
      en: '{role} can sell for {bound}. This project is paid by {value}.',
      es: '{role} puede vender con {bound}. Este proyecto se paga con {value}.',
    },
    default_equipment: {
      en: '{role} can sell only default equipment. This system has {value}.',
      es: '{role} solo puede vender el equipo predeterminado. Este sistema tiene {value}.',
    },
    no_design_errors: {
      en: '{role} can sell only designs without errors. This one has {value}.',
      es: '{role} solo puede vender diseños sin errores. Este tiene {value}.',
    },
  },
})
