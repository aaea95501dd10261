import { problemaDeDecimales } from '@trastienda/nucleo/articulos/codigo.ts';
import type { Precio, PrecioNuevo } from '@trastienda/nucleo/articulos/contrato.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import { fechaHoraTexto } from '@trastienda/nucleo/comun/fecha.ts';
import { bloquearArticulo } from '#articulos/articulos.repo.ts';
import { exigirLista } from '#articulos/precios.query.ts';
import { desdeAhora, insertarPrecios } from '#articulos/precios.repo.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';
import { leerHistoria } from './historia.query.ts';

/** Writes a price from an instant on. What held until then is not touched: prices are only ever added. */
export async function agregarPrecio(orden: Orden, articuloId: string, body: PrecioNuevo): Promise<Precio> {
  const { tx, usuario } = orden;
  const articulo = await bloquearArticulo(tx, articuloId);
  const lista = await exigirLista(tx, body.listaId);
  const problema = problemaDeDecimales(body.cantidadDesde, articulo.decimales);
  if (problema !== null) datosInvalidos([{ path: ['cantidadDesde'], message: problema }]);

  const ahora = await desdeAhora(tx, orden.ahora);
  const desde = body.desde === undefined ? ahora : new Date(body.desde);
  const [anterior] = await leerHistoria(tx, ahora, articuloId, {
    listaId: lista.id,
    tramo: body.cantidadDesde,
    en: desde,
  });
  const nuevo = { ...body, listaId: lista.id, articuloId, desde };
  const [id] = await insertarPrecios(tx, [nuevo], usuario.id);
  if (id === undefined) rechazar('articulos.precio_repetido', { lista: lista.nombre, desde: fechaHoraTexto(desde) });

  const lado = lista.incluyeIva ? 'conIva' : 'neto';
  orden.auditar({
    accion: 'articulo.precio',
    entidad: 'articulo',
    id: articuloId,
    motivo: body.motivo === '' ? undefined : body.motivo,
    cambios: [
      {
        campo:
          body.cantidadDesde === '0' ? `precio ${lista.nombre}` : `precio ${lista.nombre} desde ${body.cantidadDesde}`,
        antes: anterior?.[lado] ?? null,
        despues: body.importe === null ? null : textoUnitario(body.importe),
      },
      ...(desde > ahora ? [{ campo: 'vigencia desde', antes: null, despues: fechaHoraTexto(desde) }] : []),
    ],
  });
  const historia = await leerHistoria(tx, ahora, articuloId, { listaId: lista.id });
  return definido(
    historia.find((precio) => precio.id === id),
    'the price just written',
  );
}
