import type { Nota } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { lineasDeStock } from '@trastienda/nucleo/ventas/kits/kit.ts';
import { reservarFaltante as decidir } from '@trastienda/nucleo/ventas/reservar.ts';
import type { Orden } from '#http/contexto.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { abrirConReservas } from '#ventas/abrir-nota.ts';
import { moverNota } from '#ventas/notas.repo.ts';
import { contestar } from '#ventas/vista/respuesta.ts';
import { apartar, bloquearLibre } from './apartar.ts';
import { exigirStock } from './exigir-stock.ts';

/** Tries again to set aside what a confirmed nota could not reserve. Nothing does it by itself (`acordado` 10). */
export async function reservarFaltante(
  orden: Orden,
  id: string,
  { version }: { readonly version: number },
): Promise<Nota> {
  const { tx, usuario, auditar } = orden;
  const { nota, reservas: previas } = await abrirConReservas(orden, { id, version, permiso: 'nota.confirmar' });
  const libre = await bloquearLibre(tx, nota);
  const { estado, apartados } = await exigirStock(orden, nota.depositoId, decidir(nota, previas, libre));

  const nuevas = await apartar(tx, nota, apartados);
  await moverNota(tx, { nota, accion: 'reservar', hacia: estado, usuarioId: usuario.id });
  const codigoDe = new Map(lineasDeStock(nota.renglones).map(({ id: linea, codigo }) => [linea, codigo]));
  auditar({
    accion: 'nota.reservar',
    entidad: 'nota',
    id,
    sucursalId: nota.sucursalId,
    cambios: nuevas.flatMap(({ linea, cantidad }) =>
      diferencias(null, { [`reservado ${codigoDe.get(linea) ?? ''}`]: cantidad }),
    ),
  });
  return contestar({ ...nota, estado, version: version + 1 }, [...previas, ...nuevas], usuario);
}
