import { problemaDeDecimales } from '@trastienda/nucleo/articulos/codigo.ts';
import type { ArticuloCambiado, CambioDeMinimos } from '@trastienda/nucleo/articulos/contrato.ts';
import { admitirMinimos } from '@trastienda/nucleo/articulos/minimos/minimo.ts';
import { alcanceDeStock, comoLista } from '#articulos/alcance-de-stock.ts';
import { type ArticuloBloqueado, avanzarVersion } from '#articulos/articulos.repo.ts';
import { bloquearEnVersion } from '#articulos/cambio-de-articulo.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos, exigir, type Issue } from '#http/regla-rota.ts';
import type { Cambio } from '#plataforma/auditoria.ts';
import { campoDeMinimo, campoDeUbicacion, decirCifras } from './decir-minimo.ts';
import { type DepositoConMinimo, leerMinimos } from './minimos.query.ts';
import { ponerMinimos, quitarMinimos } from './minimos.repo.ts';
import { ponerUbicaciones, quitarUbicaciones } from './ubicaciones.repo.ts';

type Pedido = CambioDeMinimos['minimos'][number];
type Dicho = Pick<Pedido, 'minimo' | 'objetivo' | 'maximo' | 'ubicacion'>;
/** What somebody asks of a depósito, beside what was said of it. */
type Diferencia = { readonly pedido: Pedido; readonly antes: DepositoConMinimo };

/**
 * Says what some depósitos should hold of an artículo and where in them it is kept, or that nobody says any more. All are written,
 * or none.
 */
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
  const cambian = (decir: (dicho: Dicho) => string | null): readonly Diferencia[] =>
    body.minimos.flatMap((pedido) => {
      const antes = porId.get(pedido.depositoId);
      return antes && decir(antes) !== decir(pedido) ? [{ pedido, antes }] : [];
    });
  const [cifras, lugares] = [cambian(decirCifras), cambian(decirUbicacion)];
  await escribirCifras(orden, articulo, cifras);
  await escribirUbicaciones(orden, id, lugares);
  await avanzarVersion(tx, { id, usuarioId: usuario.id, ahora });
  orden.auditar({
    accion: 'articulo.cambiar_minimos',
    entidad: 'articulo',
    id,
    cambios: [
      ...cifras.map((uno) => cambioDe(campoDeMinimo, decirCifras, uno)),
      ...lugares.map((uno) => cambioDe(campoDeUbicacion, decirUbicacion, uno)),
    ],
  });
  return { id, version: articulo.version + 1 };
}

function problemasDe({ minimo, objetivo, maximo }: Pedido, decimales: number, lugar: boolean): readonly Issue[] {
  if (!lugar) return [{ path: ['depositoId'], message: 'No existe ese depósito.' }];
  return Object.entries({ minimo, objetivo, maximo }).flatMap(([campo, valor]) => {
    const message = valor === null ? null : problemaDeDecimales(valor, decimales);
    return message === null ? [] : [{ path: [campo], message }];
  });
}

async function escribirCifras(
  { tx, usuario, ahora }: Orden,
  { id, decimales }: ArticuloBloqueado,
  cambian: readonly Diferencia[],
): Promise<void> {
  const puestas = cambian.flatMap(({ pedido: { depositoId, minimo, objetivo, maximo } }) =>
    minimo === null || objetivo === null ? [] : [{ depositoId, minimo, objetivo, maximo }],
  );
  const quitadas = cambian.flatMap(({ pedido: { depositoId, minimo } }) => (minimo === null ? [depositoId] : []));
  await ponerMinimos(tx, puestas, { id, decimales, usuarioId: usuario.id, ahora });
  await quitarMinimos(tx, id, quitadas);
}

async function escribirUbicaciones(
  { tx, usuario, ahora }: Orden,
  id: string,
  cambian: readonly Diferencia[],
): Promise<void> {
  const puestas = cambian.flatMap(({ pedido: { depositoId, ubicacion } }) =>
    ubicacion === null ? [] : [{ depositoId, ubicacion }],
  );
  const quitadas = cambian.flatMap(({ pedido: { depositoId, ubicacion } }) => (ubicacion === null ? [depositoId] : []));
  await ponerUbicaciones(tx, puestas, { id, usuarioId: usuario.id, ahora });
  await quitarUbicaciones(tx, id, quitadas);
}

/** «mínimo en Salón, Casa Central»: from «10 a 40» to «5 a 20». */
const cambioDe = (
  campo: (lugar: DepositoConMinimo) => string,
  decir: (dicho: Dicho) => string | null,
  { antes, pedido }: Diferencia,
): Cambio => ({
  campo: campo(antes),
  antes: decir(antes),
  despues: decir(pedido),
});

const decirUbicacion = ({ ubicacion }: Dicho): string | null => ubicacion;
