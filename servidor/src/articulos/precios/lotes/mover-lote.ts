import type { LoteDePrecio } from '@trastienda/nucleo/articulos/contrato.ts';
import { fechaHoraTexto } from '@trastienda/nucleo/comun/fecha.ts';
import { losApruebaOtro } from '#articulos/precios/configuracion.ts';
import { retenerManuales } from '#articulos/precios/listas/pasar-a-formula.repo.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';
import { datosDeAviso, losDemas } from './avisos-de-lote.ts';
import { esSuyo, leerLote } from './lotes.query.ts';
import { moverLote, tomar } from './lotes.repo.ts';

type ConVersion = { readonly version: number };

/** Lets a simulated batch be applied: with something in it, nothing that stands out unticked, and by whom it may be. */
export async function aprobarLote(orden: Orden, id: string, { version }: ConVersion): Promise<LoteDePrecio> {
  const { tx, usuario, ahora, auditar, publicar } = orden;
  const lote = await tomar(orden, id, { version, accion: 'aprobar' });
  const { numero, totales, autorId } = lote;
  await retenerManuales(tx, lote);
  if ((await losApruebaOtro(tx)) && esSuyo(usuario, { autor: lote.autorId, modificador: lote.modificadorId }))
    rechazar('articulos.lote_propio', { numero });
  if (!totales || totales.incluidas === 0) return rechazar('articulos.lote_vacio', { numero });
  if (totales.porConfirmar > 0) rechazar('articulos.lote_por_confirmar', { numero, lineas: totales.porConfirmar });
  await moverLote(tx, id, { estado: lote.hacia, aprobador_id: usuario.id, aprobado_en: ahora });
  auditar({ accion: 'lote.aprobar', entidad: 'lote_precio', id });
  if (autorId !== usuario.id)
    publicar({ tipo: 'lote.aprobado', usuarioId: autorId, datos: datosDeAviso(lote, usuario) });
  return leerLote(tx, usuario, id);
}

/** Leaves an approved batch to be applied by itself. */
export async function programarLote(
  orden: Orden,
  id: string,
  { version, aplicaDesde }: ConVersion & { readonly aplicaDesde: string },
): Promise<LoteDePrecio> {
  const { tx, usuario, ahora, auditar, publicar } = orden;
  const lote = await tomar(orden, id, { version, accion: 'programar' });
  const desde = new Date(aplicaDesde);
  if (desde <= ahora)
    datosInvalidos([{ path: ['aplicaDesde'], message: 'Esa fecha ya pasó. Elegí otra, o aplicalo ahora.' }]);
  if (lote.hasta !== null && desde >= new Date(lote.hasta)) {
    const message = `Termina el ${fechaHoraTexto(new Date(lote.hasta))}: tiene que empezar antes.`;
    datosInvalidos([{ path: ['aplicaDesde'], message }]);
  }
  // Whoever leaves it so is who applies it.
  await moverLote(tx, id, { estado: lote.hacia, aplica_desde: desde, aplicador_id: usuario.id });
  auditar({
    accion: 'lote.programar',
    entidad: 'lote_precio',
    id,
    cambios: [
      {
        campo: 'se aplica desde',
        antes: lote.aplicaDesde && fechaHoraTexto(new Date(lote.aplicaDesde)),
        despues: fechaHoraTexto(desde),
      },
    ],
  });
  const datos = { ...datosDeAviso(lote, usuario), cuando: fechaHoraTexto(desde) };
  for (const usuarioId of losDemas(usuario, lote.autorId, lote.aplicadorId))
    publicar({ tipo: 'lote.programado', usuarioId, datos });
  return leerLote(tx, usuario, id);
}

type Descarte = ConVersion & { readonly motivo: string };

/** Gives up a batch, and tells its author, and who had left it to be applied by itself, when it was somebody else. */
export async function descartarLote(orden: Orden, id: string, descarte: Descarte): Promise<LoteDePrecio> {
  const lote = await darPorDescartado(orden, id, descarte);
  const { usuario, publicar } = orden;
  const datos = { ...datosDeAviso(lote, usuario), porque: descarte.motivo };
  for (const usuarioId of losDemas(usuario, lote.autor.id, lote.aplicador?.id))
    publicar({ tipo: 'lote.rechazado', usuarioId, datos });
  return lote;
}

/** The same, and tells nobody. */
export async function darPorDescartado(orden: Orden, id: string, { version, motivo }: Descarte): Promise<LoteDePrecio> {
  const { tx, usuario, ahora, auditar } = orden;
  const lote = await tomar(orden, id, { version, accion: 'descartar' });
  await moverLote(tx, id, { estado: lote.hacia, descartado_en: ahora, descartado_por: usuario.id, descarte: motivo });
  auditar({ accion: 'lote.descartar', entidad: 'lote_precio', id, motivo });
  return leerLote(tx, usuario, id);
}
