import { cicloDeNota } from '@trastienda/nucleo/ventas/ciclo-de-nota.ts';
import type { Nota } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { conPreciosDeHoy } from '@trastienda/nucleo/ventas/renglones.ts';
import { totalesDe } from '@trastienda/nucleo/ventas/totales.ts';
import type { Orden } from '#http/contexto.ts';
import { exigir } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { abrirConPartes } from '#ventas/abrir-nota.ts';
import { exigirNoMejorar } from '#ventas/listas/elegir-lista.ts';
import { cambiarBorrador } from '#ventas/notas.repo.ts';
import { contestar } from '#ventas/vista/respuesta.ts';
import { cambiosDeRenglones } from './cambios-de-renglones.ts';
import { exigirConocidas } from './exigir-partes.ts';
import { leerArticulos } from './leer-articulos.ts';
import { reemplazarRenglones } from './renglones.repo.ts';

/** Takes from the list the prices of a draft again: the only way they move by themselves (VEN-07). */
export async function actualizarPrecios(
  orden: Orden,
  id: string,
  { version }: { readonly version: number },
): Promise<Nota> {
  const { tx, usuario, ahora, auditar } = orden;
  const { nota, partes } = await abrirConPartes(orden, { id, version, permiso: 'nota.crear' });
  exigir(cicloDeNota.destinos(nota.estado, 'actualizar-precios'));
  const pedidos = nota.renglones.map(({ articuloId, pedida }) => ({ articuloId, cantidad: pedida }));
  const leidos = await leerArticulos(tx, pedidos, { listaId: nota.listaId, ahora });
  const deHoy = new Map(nota.renglones.map((renglon, i) => [renglon.id, leidos[i]?.precio ?? null]));
  const renglones = exigir(conPreciosDeHoy(nota.renglones, deHoy)).map((renglon, i) =>
    // A reason was for the price it was written at: another one is looked at when the nota is confirmed.
    renglon.precio === nota.renglones[i]?.precio ? renglon : { ...renglon, motivoDePrecio: '' },
  );
  await exigirNoMejorar(orden, exigirConocidas(partes), {
    lista: { id: nota.listaId },
    renglones,
    previos: new Map(nota.renglones.map((renglon) => [renglon.id, renglon])),
  });

  const totales = totalesDe(renglones);
  await reemplazarRenglones(tx, id, renglones);
  await cambiarBorrador(tx, { ...nota, totales, usuarioId: usuario.id });
  auditar({
    accion: 'nota.actualizar-precios',
    entidad: 'nota',
    id,
    sucursalId: nota.sucursalId,
    cambios: [
      ...diferencias({ total: totalesDe(nota.renglones).total }, { total: totales.total }),
      ...cambiosDeRenglones(nota.renglones, renglones),
    ],
  });
  return contestar({ ...nota, renglones, version: version + 1 }, [], usuario);
}
