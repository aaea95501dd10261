import type { Estructura } from '@trastienda/nucleo/articulos/contrato.ts';
import {
  type AccionEstructura,
  cicloDeEstructura,
  tipoDeEstructura,
} from '@trastienda/nucleo/articulos/estructura/ciclo-de-estructura.ts';
import { componentesPosibles } from '@trastienda/nucleo/articulos/estructura/grafo.ts';
import type { Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { exigir, rechazar } from '#http/regla-rota.ts';
import { exigirVersion } from '#http/version.ts';
import {
  bloquearEstructura,
  bloquearGrafo,
  type EstructuraBloqueada,
  ponerVigente,
  retirar,
} from './estructuras.repo.ts';
import { leerLineas } from './grafo.query.ts';
import { sostenerNombrados } from './nombrados.query.ts';
import { exigirLugarEnElGrafo } from './revisar.ts';
import { verEstructura } from './ver-estructura.query.ts';

type Pedido = {
  readonly version: number;
  readonly accion: AccionEstructura;
  readonly motivo?: string | undefined;
};

/** Puts a draft in force, in the place of the version that was, or takes out the one that is (EST-09). */
export async function cambiarEstadoDeEstructura(
  orden: Orden,
  id: string,
  { version, accion, motivo }: Pedido,
): Promise<Estructura> {
  const { tx, usuario } = orden;
  await bloquearGrafo(tx);
  const antes = await bloquearEstructura(tx, id);
  await exigirVersion({ tx, entidad: 'estructura', id, actual: antes.version, pedida: version });
  const estado = exigir(cicloDeEstructura.mover(antes.estado, accion));
  let reemplazada: number | null = null;
  if (accion === 'retirar') await retirar(tx, id, usuario.id);
  else {
    await exigirQuePuedaRegir(tx, antes);
    reemplazada = await ponerVigente(tx, antes, usuario.id);
  }
  orden.auditar({
    accion: `estructura.${accion}`,
    entidad: 'estructura',
    id,
    motivo,
    cambios: [
      { campo: 'estado', antes: antes.estado, despues: estado },
      ...(reemplazada === null
        ? []
        : [{ campo: 'versión vigente', antes: String(reemplazada), despues: String(antes.numero) }]),
    ],
  });
  return verEstructura(tx, id);
}

/** Since the draft was saved its artículos may have been inactivated, and others put in force around it. */
async function exigirQuePuedaRegir(tx: Tx, { id, articuloId, tipo }: EstructuraBloqueada): Promise<void> {
  const lineas = await leerLineas(tx, id);
  const nombrados = await sostenerNombrados(tx, [articuloId, ...lineas.flatMap(componentesPosibles)]);
  const fuera = [...nombrados.values()].filter(
    (articulo) =>
      articulo.estado === 'INACTIVO' ||
      articulo.tipo === 'SERVICIO' ||
      (articulo.id === articuloId && tipoDeEstructura(articulo.tipo) !== tipo),
  );
  if (fuera.length > 0) rechazar('articulos.estructura_sin_uso', { codigos: fuera.map(({ codigo }) => codigo) });
  await exigirLugarEnElGrafo(tx, articuloId, lineas);
}
