import { z } from 'zod';
import {
  Adjunto,
  Adjuntos,
  AdjuntosQuitados,
  CambioDeAdjunto,
  ConsultaDeImagen,
  OrdenDeAdjuntos,
} from '#adjuntos/contrato-de-adjunto.ts';
import { ConId, Id } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';

const UnoDeLosSuyos = z.object({ id: Id, adjuntoId: Id });

export const listarAdjuntosDeArticulo = endpoint({
  method: 'GET',
  path: '/api/articulos/:id/adjuntos',
  summary: 'Las imágenes y los documentos de un artículo, en orden; la primera imagen es la principal',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  params: ConId,
  response: Adjuntos,
  errors: ['comun.no_encontrado'],
});

export const agregarAdjuntoAArticulo = endpoint({
  method: 'POST',
  path: '/api/articulos/:id/adjuntos',
  summary: 'Agrega una imagen (JPG, PNG o WebP, hasta 15 MB) o un PDF (hasta 20 MB) a un artículo',
  permiso: 'articulo.editar',
  alcance: 'empresa',
  params: ConId,
  cuerpo: 'multipart',
  body: z.strictObject({}),
  response: Adjunto,
  status: 201,
  errors: [
    'comun.no_encontrado',
    'adjuntos.ausente',
    'adjuntos.no_se_admite',
    'adjuntos.ilegible',
    'adjuntos.otra_terminacion',
    'adjuntos.con_clave',
    'adjuntos.activo',
    'adjuntos.complejo',
    'comun.archivo_infectado',
    'comun.sin_analisis',
    'adjuntos.enorme',
    'adjuntos.pesado',
    'adjuntos.demasiados',
    'adjuntos.sin_lugar',
  ],
});

export const ordenarAdjuntosDeArticulo = endpoint({
  method: 'PUT',
  path: '/api/articulos/:id/adjuntos/orden',
  summary: 'Ordena las imágenes y los documentos de un artículo',
  permiso: 'articulo.editar',
  alcance: 'empresa',
  params: ConId,
  body: OrdenDeAdjuntos,
  response: Adjuntos,
  errors: ['comun.no_encontrado', 'adjuntos.cambiaron'],
});

export const cambiarAdjuntoDeArticulo = endpoint({
  method: 'PATCH',
  path: '/api/articulos/:id/adjuntos/:adjuntoId',
  summary: 'Cambia el nombre o el texto alternativo de un archivo de un artículo',
  permiso: 'articulo.editar',
  alcance: 'empresa',
  params: UnoDeLosSuyos,
  body: CambioDeAdjunto,
  response: Adjunto,
  errors: ['comun.no_encontrado', 'adjuntos.cambiaron'],
});

export const quitarAdjuntoDeArticulo = endpoint({
  method: 'DELETE',
  path: '/api/articulos/:id/adjuntos/:adjuntoId',
  summary: 'Quita un archivo de un artículo; durante treinta días, mientras no falte lugar, se puede restaurar',
  permiso: 'articulo.editar',
  alcance: 'empresa',
  params: UnoDeLosSuyos,
  response: z.object({}),
  errors: ['comun.no_encontrado'],
});

export const listarAdjuntosQuitadosDeArticulo = endpoint({
  method: 'GET',
  path: '/api/articulos/:id/adjuntos/quitados',
  summary:
    'Los archivos que se quitaron de un artículo y todavía se pueden restaurar, con quién los quitó y hasta cuándo',
  permiso: 'articulo.editar',
  alcance: 'empresa',
  params: ConId,
  response: AdjuntosQuitados,
  errors: ['comun.no_encontrado'],
});

export const restaurarAdjuntoDeArticulo = endpoint({
  method: 'POST',
  path: '/api/articulos/:id/adjuntos/:adjuntoId/restaurar',
  summary: 'Vuelve a mostrar un archivo que se quitó de un artículo',
  permiso: 'articulo.editar',
  alcance: 'empresa',
  params: UnoDeLosSuyos,
  response: Adjunto,
  errors: ['comun.no_encontrado', 'adjuntos.demasiados'],
});

export const verImagenDeArticulo = endpoint({
  method: 'GET',
  path: '/api/articulos/:id/adjuntos/:adjuntoId/imagen',
  summary: 'Una imagen de un artículo, en WebP: chica (160), mediana (480) o grande (2048)',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  formato: 'imagen',
  params: UnoDeLosSuyos,
  query: ConsultaDeImagen,
  response: z.string(),
  errors: ['comun.no_encontrado'],
});

export const bajarAdjuntoDeArticulo = endpoint({
  method: 'GET',
  path: '/api/articulos/:id/adjuntos/:adjuntoId/archivo',
  summary: 'Un archivo de un artículo, para guardar',
  permiso: 'articulo.ver',
  alcance: 'empresa',
  formato: 'archivo',
  params: UnoDeLosSuyos,
  response: z.string(),
  errors: ['comun.no_encontrado'],
});
