import { escribirEntero, plural } from '#comun/escribir-numero.ts';
import type { ClasificacionEnUso, ClasificacionPorOmision } from './niveles.ts';
import type { CodigosChocan, DestinoInvalido, LoQueLleva, TrasladoDistinto } from './traslado.ts';

function primero({ nodos, articulos }: ClasificacionEnUso['data']): string {
  if (nodos > 0) return nodos === 1 ? 'Inactivala' : 'Inactivalas';
  return articulos === 1 ? 'Movelo o inactivalo' : 'Movelos o inactivalos';
}

/** «2 clasificaciones, 1.310 artículos y 4 inactivos», as the preview says it. */
function decirLoQueLleva({ nodos, articulos, inactivos }: LoQueLleva): string {
  const adentro = nodos > 0 ? `${plural(nodos, 'clasificación', 'clasificaciones')}, ` : '';
  return `${adentro}${plural(articulos, 'artículo')}${inactivos > 0 ? ` y ${plural(inactivos, 'inactivo')}` : ''}`;
}

export const erroresDeClasificacion = {
  'articulos.clasificacion_repetida': {
    status: 409,
    mensaje: (d: { nivel: string; codigo: string; nombre: string; dentroDe: string | null }) =>
      `El código «${d.codigo}» ya es ${d.nivel === 'rubro' ? 'del rubro' : `de la ${d.nivel}`} ${d.nombre}` +
      `${d.dentroDe === null ? '' : `, dentro de ${d.dentroDe}`}. Usá otro código.`,
  },
  'articulos.clasificacion_en_uso': {
    status: 409,
    mensaje: (d: ClasificacionEnUso['data']) =>
      `No se puede inactivar ${d.nombre}: ${
        d.nodos > 0
          ? `tiene ${plural(d.nodos, 'clasificación activa', 'clasificaciones activas')} adentro`
          : `tiene ${plural(d.articulos, 'artículo activo', 'artículos activos')}`
      }. ${primero(d)} primero.`,
  },
  'articulos.clasificacion_inactiva': {
    status: 409,
    mensaje: (d: { nombre: string }) => `${d.nombre} está inactivo en la clasificación. Activalo primero o elegí otro.`,
  },
  'articulos.codigos_chocan': {
    status: 409,
    mensaje: (d: CodigosChocan['data']) =>
      `En ${d.dentroDe} ya están ${d.choques.length === 1 ? 'el código' : 'los códigos'} ` +
      `${d.choques.map(({ codigo, con }) => `«${codigo}» (${con})`).join(', ')}. ` +
      `Elegí ${d.choques.length === 1 ? 'otro' : 'otros'} para lo que llega.`,
  },
  'articulos.destino_invalido': {
    status: 409,
    mensaje: (d: DestinoInvalido['data']) =>
      d.porque === 'YA_ESTA'
        ? `${d.nombre} ya está en ${d.destino}. Elegí otro destino.`
        : `${d.nombre} no se puede fusionar consigo. Elegí otro destino.`,
  },
  'articulos.clasificacion_por_omision': {
    status: 409,
    mensaje: (d: ClasificacionPorOmision['data']) =>
      `${d.nombre} recibe los artículos que llegan sin clasificación y no se puede ${
        d.que === 'FUSIONAR'
          ? 'fusionar. Mové sus artículos o fusioná otra en ella.'
          : 'inactivar. Mové sus artículos a otra, o cambiale el nombre.'
      }`,
  },
  'articulos.lote_distinto': {
    status: 409,
    mensaje: (d: { vistos: number; ahora: number }) =>
      `Mientras mirabas cambió lo que se va a tocar: eran ${plural(d.vistos, 'artículo', 'artículos')} y ahora son ` +
      `${escribirEntero(d.ahora)}. Revisalo de nuevo.`,
  },
  'articulos.traslado_distinto': {
    status: 409,
    mensaje: (d: TrasladoDistinto['data']) =>
      `Mientras mirabas cambió lo que lleva ${d.nombre}: antes ${decirLoQueLleva(d.vistos)}; ahora ` +
      `${decirLoQueLleva(d.ahora)}. Revisalo y confirmá de nuevo.`,
  },
  'articulos.lote_no_se_deshace': {
    status: 409,
    mensaje: (d: { porque: 'YA_SE_DESHIZO' | 'ES_UNA_VUELTA' | 'CAMBIO_DESPUES' | 'NINGUNO_PUEDE' }) =>
      ({
        YA_SE_DESHIZO: 'Ese cambio ya se deshizo.',
        ES_UNA_VUELTA: 'Una vuelta atrás no se deshace: hacé el cambio de nuevo.',
        CAMBIO_DESPUES: 'Después de ese cambio se movió todo otra vez, así que no hay nada que devolver.',
        NINGUNO_PUEDE:
          'Ningún artículo puede volver a como estaba: lo impide algo de ahora, como stock o documentos abiertos, un código que ya usa otro o una subfamilia inactiva.',
      })[d.porque],
  },
} as const;
