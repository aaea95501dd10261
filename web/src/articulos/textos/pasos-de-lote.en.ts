import type { Traduccion } from '#i18n/traduccion.ts';
import type { pasos as es } from './pasos-de-lote.es.ts';

export const pasos: Traduccion<typeof es> = {
  aprobar: {
    titulo: 'Approve batch {{numero}}?',
    texto_one:
      'It changes {{n}} price, {{media}} on average. Once approved it is not touched: it is applied now or on its day.',
    texto_other:
      'It changes {{n}} prices, {{media}} on average. Once approved it is not touched: it is applied now or on its day.',
    boton: 'Approve batch',
    listo: 'Batch {{numero}} approved',
  },
  aplicar: {
    titulo: 'Apply batch {{numero}} now?',
    texto_one: '{{n}} new price is written and holds from this moment. It can be undone.',
    texto_other: '{{n}} new prices are written and hold from this moment. It can be undone.',
    boton: 'Apply now',
    listo: 'Prices updated',
  },
  programar: {
    titulo: 'Schedule batch {{numero}}',
    texto: 'The new prices are written by themselves on that day at that hour, of Argentina.',
    dia: 'Day',
    hora: 'Hour',
    futuro: 'Choose a moment that is still to come.',
    termina: 'It ends on {{cuando}}: it has to begin before.',
    cancelar: 'Cancel',
    boton: 'Schedule',
    listo: 'Scheduled for {{cuando}}',
  },
  revertir: {
    titulo: 'Undo batch {{numero}}?',
    texto:
      'A new batch writes the former prices. Those that somebody changed afterwards stay as they are and are listed.',
    boton: 'Undo batch',
    listo: 'Batch {{numero}} undone: the former prices hold again',
    listoMenos_one:
      'Batch {{numero}} undone: the former prices hold again, but for {{n}} that somebody changed afterwards',
    listoMenos_other:
      'Batch {{numero}} undone: the former prices hold again, but for {{n}} that somebody changed afterwards',
  },
  descartar: {
    titulo: 'Discard batch {{numero}}?',
    texto: 'No price changes. The batch stays in the list with its reason.',
    boton: 'Discard batch',
    listo: 'Batch {{numero}} discarded',
  },
  trabajo: {
    simular: 'Working out the prices',
    aplicar: 'Writing the new prices',
    revertir: 'Undoing the batch',
    texto: 'It goes on even if you leave this screen.',
    avance: '{{hechos}} of {{total}}',
  },
  resultado: {
    APLICADO_one: '{{n}} price changed on {{cuando}}. Applied by {{quien}}.',
    APLICADO_other: '{{n}} prices changed on {{cuando}}. Applied by {{quien}}.',
    solo: 'the system, on its day',
    REVERTIDO: 'It was undone on {{cuando}}.',
    DESCARTADO: 'It was discarded on {{cuando}} without changing any price.',
    descartadoPor: '{{quien}} discarded it on {{cuando}} without changing any price.',
    descarte: 'Reason: {{motivo}}',
    descartePorque: 'Discarded: {{motivo}}',
    PROGRAMADO: 'It is applied by itself on {{cuando}}.',
    APROBADO: 'Approved by {{quien}}. It is still to be applied, now or on its day.',
    omitidas_one: '{{n}} price stayed as it was: the price, its cost or its article changed meanwhile.',
    omitidas_other: '{{n}} prices stayed as they were: the price, its cost or its article changed meanwhile.',
    noVolvieron_one: '{{n}} price did not go back to the former one: somebody changed it afterwards.',
    noVolvieron_other: '{{n}} prices did not go back to the former ones: somebody changed them afterwards.',
    vuelven: 'The former prices come back on {{cuando}}.',
    verOmitidas: 'See which',
    elQueRevierte: 'See batch {{numero}}, which undid it',
    elRevertido: 'Undoes the prices of batch {{numero}}',
  },
};
