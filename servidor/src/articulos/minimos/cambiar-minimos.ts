import { problemaDeDecimales } from '@trastienda/nucleo/articulos/codigo.ts';
import type { ArticuloCambiado, CambioDeMinimos } from '@trastienda/nucleo/articulos/contrato.ts';
import { admitirMinimos } from '@trastienda/nucleo/articulos/minimos/minimo.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { alcanceDeStock, comoLista } from '#articulos/alcance-de-stock.ts';
import { avanzarVersion } from '#articulos/articulos.repo.ts';
import { bloquearEnVersion } from '#articulos/cambio-de-articulo.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos, exigir, type Issue } from '#http/regla-rota.ts';
import type { Cambio } from '#plataforma/auditoria.ts';
import { type DepositoConMinimo, leerMinimos } from './minimos.query.ts';
import { ponerMinimos, quitarMinimos } from './minimos.repo.ts';

type Pedido = CambioDeMinimos['minimos'][number];

/** Says what some depósitos should hold of an artículo, or that nobody says any more. All are written, or none. */
export async function cambiarMinimos(orden: Orden, id: string, body: CambioDeMinimos): Promise<ArticuloCambiado> {
  const { tx, usuario, ahora } = orden;
  const articulo = await bloquearEnVersion(orden, id, body.version);
  exigir(admitirMinimos(articulo));
  const depositos = await leerMinimos(tx, id, comoLista(alcanceDeStock(usuario)));
  const porId = new Map(depositos.map((deposito) => [deposito.depositoId, deposito]));
  const problemas = body.minimos.flatMap((pedido, i) =>
    problemasDe(pedido, articulo.decimales, porId.has(pedido.depositoId)).map(
      ({ path, message }): Issue => ({ path: ['minimos', i, ...path], message }),
    ),
  );
  if (problemas.length > 0) datosInvalidos(problemas);
  const cambian = body.minimos.filter((pedido) => cambioDe(porId.get(pedido.depositoId), pedido).length > 0);
  const puestos = cambian.flatMap(({ depositoId, minimo, objetivo }) =>
    minimo === null || objetivo === null ? [] : [{ depositoId, minimo, objetivo }],
  );
  const quitados = cambian.flatMap(({ depositoId, minimo }) => (minimo === null ? [depositoId] : []));
  await ponerMinimos(tx, puestos, { id, decimales: articulo.decimales, usuarioId: usuario.id, ahora });
  await quitarMinimos(tx, id, quitados);
  await avanzarVersion(tx, { id, usuarioId: usuario.id, ahora });
  orden.auditar({
    accion: 'articulo.cambiar_minimos',
    entidad: 'articulo',
    id,
    cambios: cambian.flatMap((pedido) => cambioDe(porId.get(pedido.depositoId), pedido)),
  });
  return { id, version: articulo.version + 1 };
}

function problemasDe({ minimo, objetivo }: Pedido, decimales: number, lugar: boolean): readonly Issue[] {
  if (!lugar) return [{ path: ['depositoId'], message: 'No existe ese depósito.' }];
  return Object.entries({ minimo, objetivo }).flatMap(([campo, valor]) => {
    const message = valor === null ? null : problemaDeDecimales(valor, decimales);
    return message === null ? [] : [{ path: [campo], message }];
  });
}

/** «mínimo en Salón, Casa Central»: from «10 a 40» to «5 a 20». */
function cambioDe(antes: DepositoConMinimo | undefined, pedido: Pedido): readonly Cambio[] {
  if (!antes) return [];
  const eran = decir(antes);
  const son = decir(pedido);
  if (eran === son) return [];
  return [{ campo: `mínimo en ${antes.deposito}, ${antes.sucursal}`, antes: eran, despues: son }];
}

const decir = ({ minimo, objetivo }: Pick<Pedido, 'minimo' | 'objetivo'>): string | null =>
  minimo === null || objetivo === null ? null : `${textoCantidad(minimo)} a ${textoCantidad(objetivo)}`;
