import type { Estructura } from '@trastienda/nucleo/articulos/contrato.ts';
import {
  type AccionEstructura,
  cicloDeEstructura,
  type EstadoEstructura,
  inicioDeVigencia,
  tipoDeEstructura,
} from '@trastienda/nucleo/articulos/estructura/ciclo-de-estructura.ts';
import { componentesPosibles } from '@trastienda/nucleo/articulos/estructura/grafo.ts';
import { fechaHoraTexto } from '@trastienda/nucleo/comun/fecha.ts';
import { leerQuienesQuedan } from '#articulos/fusion/fusion.repo.ts';
import type { Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos, exigir, rechazar } from '#http/regla-rota.ts';
import { exigirVersion } from '#http/version.ts';
import { bloquearEstructura, bloquearGrafo, type EstructuraBloqueada } from './estructuras.repo.ts';
import { leerLineas } from './grafo.query.ts';
import { type ArticuloNombrado, sostenerNombrados } from './nombrados.query.ts';
import { exigirLugarEnElGrafo } from './revisar.ts';
import { exigirSinBorrador, verEstructura } from './ver-estructura.query.ts';
import { desprogramar, numeroQueEmpieza, ponerVigentes, retirarVersiones } from './vigencias.repo.ts';

type Pedido = {
  readonly version: number;
  readonly accion: AccionEstructura;
  /** The day from which it is in force; at once if nobody says it. */
  readonly desde?: string | undefined;
  readonly motivo?: string | undefined;
};

/**
 * Puts a version in force in the place of the one that is, now or from a day to come; takes that day away from it; or takes out the
 * one that is (EST-09). Holding the graph, so that what is decided about what will be in force is true when the day comes.
 */
export async function cambiarEstadoDeEstructura(orden: Orden, id: string, pedido: Pedido): Promise<Estructura> {
  const { tx, usuario } = orden;
  const { version, accion, motivo } = pedido;
  await bloquearGrafo(tx);
  const antes = await bloquearEstructura(tx, id);
  await exigirVersion({ tx, entidad: 'estructura', id, actual: antes.version, pedida: version });
  const desde = leerInicio(orden, pedido);
  const estado = exigir(cicloDeEstructura.mover(antes.estado, accion, haciaDonde(accion, desde)));
  const reemplazada = accion === 'poner_vigente' ? await poner(tx, antes, desde, usuario.id) : null;
  if (accion === 'desprogramar') {
    await exigirSinBorrador(tx, antes);
    await desprogramar(tx, id, usuario.id);
  }
  if (accion === 'retirar') await retirarVersiones(tx, [id], usuario.id);
  orden.auditar({
    accion: `estructura.${estado === 'PROGRAMADA' ? 'programar' : accion}`,
    entidad: 'estructura',
    id,
    motivo,
    cambios: [
      ...(estado === antes.estado ? [] : [{ campo: 'estado', antes: antes.estado, despues: estado }]),
      ...(estado === 'PROGRAMADA' || antes.estado === 'PROGRAMADA'
        ? [{ campo: 'vigente desde', antes: cuando(programada(antes)), despues: cuando(desde) }]
        : []),
      ...(reemplazada === null
        ? []
        : [{ campo: 'versión vigente', antes: String(reemplazada), despues: String(antes.numero) }]),
    ],
  });
  return verEstructura(tx, id);
}

const haciaDonde = (accion: AccionEstructura, desde: Date | null): EstadoEstructura | undefined =>
  accion !== 'poner_vigente' ? undefined : desde === null ? 'VIGENTE' : 'PROGRAMADA';

const programada = ({ estado, desde }: EstructuraBloqueada): Date | null =>
  estado === 'PROGRAMADA' && desde !== null ? new Date(desde) : null;

const cuando = (instante: Date | null): string | null => instante && fechaHoraTexto(instante).slice(0, LARGO_DE_DIA);
const LARGO_DE_DIA = 'dd/mm/aaaa'.length;

function leerInicio({ ahora }: Orden, { accion, desde }: Pedido): Date | null {
  if (accion !== 'poner_vigente') {
    if (desde === undefined) return null;
    return datosInvalidos([{ path: ['desde'], message: 'Solo se elige un día al poner en vigencia.' }]);
  }
  const inicio = inicioDeVigencia(desde, ahora);
  return inicio.ok
    ? inicio.value
    : datosInvalidos([{ path: ['desde'], message: 'Ese día ya pasó: elegí hoy o uno que venga.' }]);
}

/** Answers the version whose place it takes. One that waited for a day lets it go first: it may be given another one. */
async function poner(
  tx: Tx,
  version: EstructuraBloqueada,
  desde: Date | null,
  usuarioId: string,
): Promise<number | null> {
  await exigirQuePuedaRegir(tx, version);
  const ocupado = desde && (await numeroQueEmpieza(tx, version, desde));
  if (desde && ocupado !== null) {
    rechazar('articulos.estructura_dia_ocupado', { numero: ocupado, dia: cuando(desde) ?? '' });
  }
  if (version.estado === 'PROGRAMADA') await desprogramar(tx, version.id, usuarioId);
  const [reemplazada = null] = await ponerVigentes(tx, [version], { desde, usuarioId });
  return reemplazada;
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
  if (fuera.length > 0) await rechazarSinUso(tx, fuera);
  await exigirLugarEnElGrafo(tx, articuloId, lineas);
}

/** What gave way to another artículo never comes back: it is said which one to put there (ART-27). */
async function rechazarSinUso(tx: Tx, fuera: readonly ArticuloNombrado[]): Promise<never> {
  const quedan = await leerQuienesQuedan(
    tx,
    fuera.map(({ id }) => id),
  );
  return rechazar('articulos.estructura_sin_uso', {
    codigos: fuera.filter(({ id }) => !quedan.has(id)).map(({ codigo }) => codigo),
    fusionados: fuera.flatMap(({ id, codigo }) => {
      const queda = quedan.get(id);
      return queda ? [{ codigo, otro: queda.codigo }] : [];
    }),
  });
}
