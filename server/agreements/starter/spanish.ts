// The starter contract in Spanish: the English one, part by part. A starting point for a company's lawyer and no legal advice.
import { type Contract, heading, list, type Rows, SPANISH_WORDS, text } from './contract.ts'
import type { StarterTerms } from './starter.ts'

export const spanish = (terms: StarterTerms): Contract => {
  const { ownership = 'homeowner', homeowners, workmanship_years, roof_years, payments } = terms
  const owned = ownership === 'homeowner'
  return {
    title: 'Contrato de instalación solar',
    lead: 'Entre la empresa y los propietarios que se nombran abajo, para un sistema solar en su casa.',
    words: SPANISH_WORDS,
    blocks: [
      {
        kind: 'terms',
        rows: [
          ['Empresa', 'company_name'],
          ['Licencia', 'license_number'],
          ['Dirección de la empresa', 'company_address'],
          ['Propietario', 'homeowner_name'],
          ['Casa', 'project_address'],
          ['Tamaño del sistema', 'system_size'],
          ['Primer año estimado', 'annual_production'],
          ...(owned ? PRICE : PAYMENT),
          ['Fecha del contrato', 'today'],
        ],
      },
      heading('1. Lo que hace la empresa'),
      text(
        'La empresa diseña, tramita los permisos, instala, prueba y pone en marcha el sistema descrito arriba, en la casa indicada arriba. Suministra los paneles, inversores, soportes, cables y equipo de monitoreo que enumera la propuesta aceptada. La propuesta forma parte de este contrato; si difieren, vale este contrato.',
      ),
      heading('2. Equipo'),
      text(
        'Si una pieza ya no está disponible, la empresa ofrece otra de calidad, rendimiento y garantía al menos iguales, y la instala solo después de que el propietario la acepte por escrito. Todo el equipo es nuevo y está certificado para su uso.',
      ),
      ...(owned
        ? [
            heading('3. Precio y pago'),
            text(
              'El precio del contrato es fijo. Incluye mano de obra, equipo, permisos, inspecciones e impuesto sobre las ventas. Solo cambia mediante una orden de cambio. Si un prestamista o el dueño del sistema paga a la empresa conforme a un contrato de financiamiento, ese contrato dice quién paga qué y cuándo. En los demás casos, el propietario paga en estas partes:',
            ),
            list(...payments),
            text(
              'Si la ley del estado permite solo un anticipo menor, al firmar se paga el anticipo menor indicado arriba.',
            ),
          ]
        : [
            heading('3. Pago'),
            text(
              'El propietario no compra el sistema ni paga nada por él a la empresa. El dueño del sistema indicado arriba paga a la empresa, con mano de obra, equipo, permisos, inspecciones e impuesto sobre las ventas incluidos. El propietario paga a ese dueño conforme al arrendamiento o al contrato de compra de energía: arriba figuran el pago mensual o el precio por kWh, el plazo y el aumento anual. En un contrato de compra de energía, el primer pago mensual es una estimación, porque cada factura depende de lo que produce el sistema. Si este contrato y aquel difieren en los pagos, vale aquel.',
            ),
          ]),
      {
        kind: 'initials',
        role: 'homeowner',
        text: owned
          ? 'El propietario ha leído el precio, la opción de pago y cuándo se paga cada parte.'
          : 'El propietario ha leído el pago, por cuánto tiempo se debe y cómo aumenta.',
      },
      heading('4. Plazos'),
      text(
        'La empresa solicita los permisos dentro de los diez días hábiles después de terminar el derecho a cancelar, y comienza dentro de los 30 días después de recibir los permisos y la aprobación de la compañía de luz. Si el clima, un inspector o un proveedor causa un retraso, lo avisa en cuanto lo sabe y da una nueva fecha. Si el trabajo no ha comenzado 120 días después de la firma, el propietario puede terminar el contrato y se le devuelve todo lo pagado.',
      ),
      heading('5. Permisos, inspección y compañía de luz'),
      text(
        'La empresa obtiene los permisos de construcción y de electricidad y presenta la solicitud de interconexión. Recibe al inspector y corrige a su costo lo que haya hecho mal. Nadie enciende el sistema antes de que la compañía de luz dé permiso para operar.',
      ),
      heading('6. La casa'),
      text(
        'El propietario es dueño de la casa o puede decidir sobre su techo, da acceso a la empresa de lunes a viernes entre las 7 de la mañana y las 5 de la tarde, y mantiene mascotas y autos lejos del trabajo. La empresa protege el jardín, mantiene el techo sin goteras y deja limpio el lugar cada tarde.',
      ),
      {
        kind: 'fill',
        role: 'homeowner',
        optional: true,
        text: 'Algo que el equipo de trabajo deba saber, como el código del portón:',
      },
      heading('7. Condiciones ocultas'),
      text(
        `Si se encuentra madera podrida, cableado que no cumple el código u otra cosa que antes no se podía ver, la empresa se detiene y la muestra al propietario. Después ofrece una orden de cambio. Si no se ponen de acuerdo, cualquiera puede terminar este contrato${owned ? '; el propietario paga solo el equipo que no se puede devolver y el trabajo ya hecho a petición suya' : ''}.`,
      ),
      heading('8. Cambios'),
      text(
        `Un cambio del sistema, del ${owned ? 'precio' : 'pago'} o de los plazos es una orden de cambio: por escrito y firmada por ambos antes de hacer el trabajo. Nadie puede acordar un cambio de palabra.`,
      ),
      heading('9. Las estimaciones no son promesas'),
      text(
        'El primer año estimado es lo que el sistema produce según la simulación en un año de clima promedio. El clima, la sombra, el polvo y el consumo de la casa varían. Las tarifas y reglas de la compañía de luz pueden cambiar. El ahorro que muestra la propuesta es una estimación y no forma parte de este contrato.',
      ),
      heading('10. Incentivos'),
      text(
        owned
          ? 'Quien otorga un reembolso u otro incentivo decide si lo otorga. El precio del contrato no depende de esa decisión, salvo los reembolsos descontados arriba. La empresa no da asesoría legal, fiscal ni financiera.'
          : 'Los créditos fiscales y otros incentivos del sistema son de su dueño, salvo que el arrendamiento o el contrato de compra de energía diga otra cosa. El pago no depende de ellos. La empresa no da asesoría legal, fiscal ni financiera.',
      ),
      heading('11. Garantías'),
      list(
        `Mano de obra: ${years(workmanship_years)} desde el permiso para operar. La empresa corrige sin costo los defectos de su trabajo.`,
        `Techo: ${years(roof_years)} por goteras donde la empresa haya perforado el techo, y por lo que esa gotera dañe.`,
        'Equipo: según la garantía de cada fabricante. La empresa entrega los documentos y ayuda con un reclamo.',
      ),
      text(
        'Estas garantías pasan a quien compre la casa. No cubren daños causados por otros, por tormentas que superen lo que el equipo soporta ni por cambios hechos sin la empresa.',
      ),
      heading('12. Licencia, seguro y seguridad'),
      text(
        'La empresa tiene la licencia indicada arriba y los seguros de responsabilidad civil y de sus trabajadores que exige la ley. Muestra los certificados cuando se le pidan y responde por sus subcontratistas como por sí misma.',
      ),
      heading('13. Propiedad y gravámenes'),
      text(
        owned
          ? 'El sistema es del propietario cuando el precio está pagado. Hasta que esté instalado, la empresa asume el riesgo de pérdida. Con cada pago, la empresa libera cualquier gravamen por el trabajo pagado.'
          : 'El sistema es del dueño indicado arriba, según el arrendamiento o el contrato de compra de energía. Hasta que esté instalado, la empresa asume el riesgo de pérdida. Cuando ese dueño ha pagado a la empresa, esta libera cualquier gravamen por su trabajo.',
      ),
      heading('14. Derecho a cancelar'),
      text(
        'El propietario puede cancelar este contrato sin multa ni motivo dentro del plazo que indica el aviso de cancelación al final, por escrito y a la dirección que figura allí. La empresa devuelve lo pagado dentro de diez días hábiles.',
      ),
      heading('15. Si algo sale mal'),
      text(
        'Si una parte no hace lo que pide este contrato, la otra lo dice por escrito y da 15 días para corregirlo. Si no se corrige, la otra puede terminar el contrato. Ambas intentan resolver un conflicto primero hablando y luego con un mediador en el condado de la casa. Ninguna renuncia al derecho de acudir a un tribunal de reclamos menores o de quejarse ante la agencia que da la licencia a la empresa.',
      ),
      heading('16. Acuerdo completo'),
      text(
        'Este documento, la propuesta aceptada, las órdenes de cambio firmadas y el aviso de cancelación son el acuerdo completo. Se aplica la ley del estado donde está la casa. Si una parte no es válida, las demás lo son. Cada parte recibe una copia con todas las firmas.',
      ),
      {
        kind: 'check',
        role: 'homeowner',
        text: 'El propietario ha sido informado de su derecho a cancelar y ha recibido el aviso de cancelación.',
      },
      {
        kind: 'signatures',
        title: 'Firmas',
        lead: 'Al firmar, cada uno confirma que ha leído todas las páginas y que ha recibido una copia.',
        people: [
          { role: 'homeowner', title: 'Propietario' },
          ...(homeowners === 2 ? [{ role: 'co_homeowner', title: 'Copropietario' } as const] : []),
          { role: 'countersigner', title: 'Por la empresa' },
        ],
      },
    ],
  }
}

const PRICE: Rows = [
  ['Precio del contrato', 'contract_price'],
  ['Reembolsos descontados', 'rebates_taken_off'],
  ['Importe a pagar', 'amount_to_pay'],
  ['Anticipo', 'deposit'],
  ['Opción de pago', 'financing_name'],
]
const PAYMENT: Rows = [
  ['Opción de pago', 'financing_name'],
  ['Dueño del sistema', 'lender_name'],
  ['Primer pago mensual', 'monthly_payment'],
  ['Precio por kWh', 'rate_per_kwh'],
  ['Aumento anual', 'escalator'],
  ['Plazo', 'term'],
]

const years = (count: number) => (count === 1 ? 'un año' : `${count} años`)
