import type { erroresComunes } from '@trastienda/nucleo/comun/errores.ts';
import type { erroresDePlataforma } from '@trastienda/nucleo/plataforma/errores.ts';
import { enumerar } from './palabras.en.ts';
import type { Rechazos } from './tipos.ts';

export const comunEn: Rechazos<keyof typeof erroresComunes | keyof typeof erroresDePlataforma> = {
  'comun.no_encontrado': () => 'It was not found. It may have been removed, or your account may not see it.',
  'comun.ruta_desconocida': () => 'That address does not exist in the interface.',
  'comun.sin_sesion': () => 'Log in with your user to continue.',
  'comun.sin_permiso': () => 'You are not allowed to do this.',
  'comun.origen_rechazado': () => 'The request did not come from this application. Reload the page and try again.',
  'comun.datos_invalidos': () => 'Check the marked data.',
  'comun.cuerpo_ilegible': () => 'The body of the request is not valid JSON.',
  'comun.cuerpo_grande': (d) => `The request exceeds the maximum of ${d.maximoKiB} KiB.`,
  'comun.archivo_infectado': (d) =>
    `The antivirus found something dangerous in “${d.archivo}”. Nothing was saved: tell whoever sent it to you.`,
  'comun.sin_analisis': (d) =>
    `The antivirus could not check “${d.archivo}”, so it was not saved. Try again in a few minutes.`,
  'comun.tipo_no_admitido': () => 'The request has to be application/json.',
  'comun.comprimido': () => 'The body of the request may not be compressed.',
  'comun.direccion_larga': () => 'The address of the request is too long.',
  'comun.demasiados_encabezados': () => 'The request has too many headers.',
  'comun.demasiados_pedidos': (d) => `Too many requests in a row. Wait ${d.segundos} seconds.`,
  'comun.descargas_a_la_vez': (d) =>
    `You already have ${d.maximo} downloads going on. Wait until one of them ends and try again.`,
  'comun.base_no_disponible': () => 'The database does not answer. Nothing was lost: try again in a few seconds.',
  'comun.sin_espacio': () =>
    'The server ran out of room on its disk. Nothing was saved: tell whoever looks after it and try again later.',
  'comun.en_uso': () => 'Another user is using this same data. Nothing was changed: try again in a few seconds.',
  'comun.demora': () =>
    'The server took too long to answer. If it was a change, check whether it was made before repeating it.',
  'comun.inesperado': (d) => `An unexpected error occurred. Nothing was saved. Request ${d.pedido}.`,
  'comun.version_vieja': (d) => `${d.quien} changed this record on ${d.cuando}. Load it again and repeat your change.`,
  'comun.clave_reusada': () => 'That idempotency key was already used with other data. Use a new key.',
  'comun.transicion_invalida': (d) =>
    d.permitidas.length === 0
      ? `“${d.accion}” is not possible in the state ${d.estado}: it admits no more actions.`
      : `“${d.accion}” is not possible in the state ${d.estado}. Possible: ${enumerar(d.permitidas)}.`,
  'plataforma.notificacion_obligatoria': (d) => `“${d.titulo}” looks after your account: it is always shown.`,
};
