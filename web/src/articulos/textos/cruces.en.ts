import type { Traduccion } from '#i18n/traduccion.ts';
import type { cruces as es } from './cruces.es.ts';

export const cruces: Traduccion<typeof es> = {
  titulo: 'That code already belongs to another article',
  PROPIO: '“{{valor}}” is the own code of',
  BARRAS: '“{{valor}}” is a bar code of',
  ORIGINAL: '“{{valor}}” is an original code of',
  queHacer: 'If it is the same part, use that article. If they are two, say why both have that code.',
  sumar: 'Make it equivalent to {{codigo}}',
  aceptar: 'Accept both codes',
  volver: 'Change the code',
  ver: 'See that article',
  parecido: 'Code like another one',
  parecidoTexto:
    '“{{codigo}}” reads the same as {{otro}} · {{descripcion}}. If they are two different articles you may accept it: it is recorded with your reason.',
  repetidoTexto:
    'A code belongs to one article only. If one stands in for the other, make them equivalent: whoever searches that code finds both.',
  equivalentes: 'Make them equivalent',
  hechos: '{{codigo}} and {{otro}} are equivalent',
  editar: 'Change the units per scan of {{valor}}',
  editarTitulo: 'Units per scan',
  editado: '{{valor}}: {{cantidad}} per scan',
  codigos: {
    lecturaAyuda: 'A box of 12 is scanned once and adds 12.',
    titulo: 'Codes',
    propio: 'Own',
    tipo: 'Type',
    valor: 'Code',
    cantidad: 'Units per scan',
    agregar: 'Add code',
    agregado: 'Code {{valor}} added',
    quitar: 'Remove code {{valor}}',
    quitarTitulo: 'Remove code {{valor}}?',
    quitarTexto: 'The article is no longer found by that code.',
    quitarBoton: 'Remove code',
    enProveedores: 'See {{valor}} in Suppliers',
    quitado: 'Code {{valor}} removed',
    vacio: 'It only has its own code',
    vacioTexto: 'Add its barcode or the original one to find it faster.',
  },
};
