import { z } from 'zod';
import { Id } from '#comun/campos.ts';
import { definir } from './definicion-de-evento.ts';

const deLote = {
  ...({ tema: 'precios', para: 'persona', permiso: 'precio.modificar' } as const),
  ...({ icono: 'ajuste', tono: 'aviso', importante: true } as const),
  datos: z.object({ loteId: Id, numero: z.int(), motivo: z.string() }),
  titulo: 'El lote de precios {{numero}} se descartó sin aplicarse',
  ruta: '/articulos/actualizar-precio/{{loteId}}',
} as const;

/** Of what somebody does with it, told to who else has to do with it. */
const deLoteAjeno = { ...deLote, datos: deLote.datos.extend({ quien: z.string() }) } as const;

/** What is told of a batch of prices: to who may approve it, and to whose it is. */
export const notificacionesDeLotes = {
  'lote.por_aprobar': definir({
    ...deLoteAjeno,
    para: 'permiso',
    permiso: 'precio.aprobar',
    titulo: 'El lote de precios {{numero}} espera aprobación',
    texto: '{{motivo}} · lo preparó {{quien}}',
  }),
  'lote.aprobado': definir({
    ...deLoteAjeno,
    tono: 'exito',
    titulo: 'Aprobaron el lote de precios {{numero}}',
    texto: '{{motivo}} · lo aprobó {{quien}}',
  }),
  'lote.programado': definir({
    ...deLoteAjeno,
    datos: deLoteAjeno.datos.extend({ cuando: z.string() }),
    tono: 'azul',
    titulo: 'El lote de precios {{numero}} quedó programado',
    texto: '{{motivo}}. Se aplica solo el {{cuando}} · lo programó {{quien}}',
  }),
  'lote.rechazado': definir({
    ...deLoteAjeno,
    datos: deLoteAjeno.datos.extend({ porque: z.string() }),
    texto: '{{motivo}}. Lo descartó {{quien}}: {{porque}}',
  }),
  'lote.puesto': definir({
    ...deLoteAjeno,
    datos: deLoteAjeno.datos.extend({ escritos: z.int(), lineas: z.int() }),
    tono: 'exito',
    titulo: 'Aplicaron el lote de precios {{numero}}',
    texto: '{{motivo}} · lo aplicó {{quien}}. Precios que cambiaron: {{escritos}} de {{lineas}}.',
  }),
  'lote.revertido': definir({
    ...deLoteAjeno,
    datos: deLoteAjeno.datos.extend({ porque: z.string(), vueltos: z.int(), lineas: z.int() }),
    titulo: 'Revirtieron el lote de precios {{numero}}',
    texto: '{{motivo}}. Lo revirtió {{quien}}: {{porque}}. Precios que volvieron: {{vueltos}} de {{lineas}}.',
  }),
  'lote.vencido': definir({
    ...deLote,
    texto: '{{motivo}}. Terminó antes de que el sistema lo pudiera aplicar: ningún precio cambió.',
  }),
  'lote.descartado': definir({
    ...deLote,
    datos: deLote.datos.extend({ archivo: z.string() }),
    texto: '{{motivo}}. Se revirtió {{archivo}}, que lo había propuesto: ningún precio cambió.',
  }),
  'lote.deshecho': definir({
    ...deLote,
    texto: '{{motivo}}. Se deshizo el cambio que lo había propuesto: ningún precio cambió.',
  }),
  'lote.aplicado': definir({
    ...deLote,
    tono: 'exito',
    titulo: 'El lote de precios {{numero}} se aplicó en su día',
    texto: '{{motivo}}',
  }),
  'lote.incompleto': definir({
    ...deLote,
    datos: deLote.datos.extend({ escritos: z.int(), lineas: z.int() }),
    titulo: 'El lote de precios {{numero}} se aplicó en su día, pero no entero',
    texto: '{{motivo}}. Precios que cambiaron: {{escritos}} de {{lineas}}; los demás quedaron como estaban.',
    ruta: '/articulos/actualizar-precio/{{loteId}}?omitida=true',
  }),
  'lote.terminado': definir({
    ...deLote,
    datos: deLote.datos.extend({ omitidas: z.int() }),
    titulo: 'El lote de precios {{numero}} terminó, pero no volvió entero',
    texto: '{{motivo}}. Quedaron como están, porque cambiaron después: {{omitidas}}.',
  }),
} as const;
