/** What is asked and told of a batch at each of its steps, and what came of it. */
export const pasos = {
  aprobar: {
    titulo: '¿Aprobar el lote {{numero}}?',
    texto_one: 'Cambia {{n}} precio, en promedio {{media}}. Aprobado, ya no se toca: se aplica ahora o en su día.',
    texto_other: 'Cambia {{n}} precios, en promedio {{media}}. Aprobado, ya no se toca: se aplica ahora o en su día.',
    boton: 'Aprobar lote',
    listo: 'Lote {{numero}} aprobado',
  },
  aplicar: {
    titulo: '¿Aplicar el lote {{numero}} ahora?',
    texto_one: 'Se escribe {{n}} precio nuevo y rige desde este momento. Se puede deshacer.',
    texto_other: 'Se escriben {{n}} precios nuevos y rigen desde este momento. Se puede deshacer.',
    boton: 'Aplicar ahora',
    listo: 'Precios actualizados',
  },
  programar: {
    titulo: 'Programar el lote {{numero}}',
    texto: 'Los precios nuevos se escriben solos ese día a esa hora, de Argentina.',
    dia: 'Día',
    hora: 'Hora',
    futuro: 'Elegí un momento que todavía no pasó.',
    termina: 'Termina el {{cuando}}: tiene que empezar antes.',
    cancelar: 'Cancelar',
    boton: 'Programar',
    listo: 'Programado para el {{cuando}}',
  },
  revertir: {
    titulo: '¿Deshacer el lote {{numero}}?',
    texto:
      'Un lote nuevo escribe los precios anteriores. Los que alguien cambió después quedan como están y se listan.',
    boton: 'Deshacer lote',
    listo: 'Lote {{numero}} deshecho: los precios anteriores rigen de nuevo',
    listoMenos_one:
      'Lote {{numero}} deshecho: los precios anteriores rigen de nuevo, menos {{n}} que alguien cambió después',
    listoMenos_other:
      'Lote {{numero}} deshecho: los precios anteriores rigen de nuevo, menos {{n}} que alguien cambió después',
  },
  descartar: {
    titulo: '¿Descartar el lote {{numero}}?',
    texto: 'Ningún precio cambia. El lote queda en la lista con su motivo.',
    boton: 'Descartar lote',
    listo: 'Lote {{numero}} descartado',
  },
  trabajo: {
    simular: 'Calculando los precios',
    aplicar: 'Escribiendo los precios nuevos',
    revertir: 'Deshaciendo el lote',
    texto: 'Sigue aunque salgas de esta pantalla.',
    avance: '{{hechos}} de {{total}}',
  },
  resultado: {
    APLICADO_one: '{{n}} precio cambió el {{cuando}}. Lo aplicó {{quien}}.',
    APLICADO_other: '{{n}} precios cambiaron el {{cuando}}. Los aplicó {{quien}}.',
    solo: 'el sistema, en su día',
    REVERTIDO: 'Se deshizo el {{cuando}}.',
    DESCARTADO: 'Se descartó el {{cuando}} sin cambiar ningún precio.',
    descartadoPor: 'Lo descartó {{quien}} el {{cuando}} sin cambiar ningún precio.',
    descarte: 'Motivo: {{motivo}}',
    descartePorque: 'Se descartó: {{motivo}}',
    PROGRAMADO: 'Se aplica solo el {{cuando}}.',
    APROBADO: 'Aprobado por {{quien}}. Falta aplicarlo, ahora o en su día.',
    omitidas_one:
      '{{n}} precio quedó como estaba: alguien cambió el precio o su costo, o fusionó su artículo, mientras tanto.',
    omitidas_other:
      '{{n}} precios quedaron como estaban: alguien cambió el precio o su costo, o fusionó su artículo, mientras tanto.',
    noVolvieron_one: '{{n}} precio no volvió al anterior: alguien lo cambió después.',
    noVolvieron_other: '{{n}} precios no volvieron al anterior: alguien los cambió después.',
    vuelven: 'Los precios de antes vuelven el {{cuando}}.',
    verOmitidas: 'Ver cuáles',
    elQueRevierte: 'Ver el lote {{numero}}, que lo deshizo',
    elRevertido: 'Deshace los precios del lote {{numero}}',
  },
} as const;
