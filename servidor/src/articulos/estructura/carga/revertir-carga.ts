import { tipoDeEstructura } from '@trastienda/nucleo/articulos/estructura/ciclo-de-estructura.ts';
import type { GrafoImposible, Linea } from '@trastienda/nucleo/articulos/estructura/grafo.ts';
import { revisarJuntas } from '@trastienda/nucleo/articulos/estructura/grafo-entero.ts';
import { type LineaPedida, reparoDeDecimales, revisarLineas } from '@trastienda/nucleo/articulos/estructura/lineas.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { bloquearGrafo } from '#articulos/estructura/estructuras.repo.ts';
import { leerLineasDe } from '#articulos/estructura/grafo.query.ts';
import { ponerVigentes, retirarVersiones } from '#articulos/estructura/vigencias.repo.ts';
import type { Tx } from '#db/db.ts';
import {
  type CargaDeHoy,
  conDecimales,
  leerCargaDeHoy,
  todosLosComponentes,
  type VersionDeHoy,
} from './carga-de-estructuras.ts';
import { cambiarBorradores, insertarVersiones } from './versiones-en-lote.repo.ts';

/** What the first row of each estructura of the file keeps; the others only name the version they made. */
export type PrevioDeEstructura = {
  /** The version the file made, or the draft it changed. */
  readonly estructura: string;
  readonly articulo: string;
  readonly borrador: boolean;
  /** What was in force before; null when nothing was, and of a draft. */
  readonly antes: string | null;
  /** A draft as it was; null when the file made it. */
  readonly previa: { readonly nota: string; readonly lineas: readonly LineaPedida[] } | null;
  /** The version the file left a draft with. */
  readonly version: number;
};

/**
 * Takes such a load back (INV-74). What was in force is fixed, so the version before comes back as a new one; a draft is again as
 * it was, or goes. `carga_reversion`: `fila`, `previo` and, filled in here, `motivo` of those that stay: what somebody changed
 * since, and what cannot come back among what was changed around it.
 */
export async function revertirCargaDeEstructuras(tx: Tx, { usuarioId }: { readonly usuarioId: string }): Promise<void> {
  await bloquearGrafo(tx);
  const { rows } = await sql<{ previo: PrevioDeEstructura }>`
    select previo from carga_reversion where previo ? 'articulo' order by fila
  `.execute(tx);
  const previos = rows.map(({ previo }) => previo);
  const hechas = await leerVersiones(tx, [
    ...previos.map(({ estructura }) => estructura),
    ...previos.flatMap(({ antes }) => antes ?? []),
  ]);
  const deVigentes = previos.filter(({ borrador }) => !borrador);
  const quedan = new Map([
    ...(await devolverVigentes(tx, deVigentes, hechas, usuarioId)),
    ...(await devolverBorradores(
      tx,
      previos.filter(({ borrador }) => borrador),
      hechas,
      usuarioId,
    )),
  ]);
  await sql`
    update carga_reversion r set motivo = x.motivo
      from unnest(${[...quedan.keys()]}::text[], ${[...quedan.values()]}::text[]) as x (estructura, motivo)
     where r.previo ->> 'estructura' = x.estructura
  `.execute(tx);
}

type Hechas = ReadonlyMap<string, VersionDeHoy>;
type QueQueda = readonly [estructura: string, motivo: string];

async function leerVersiones(tx: Tx, ids: readonly string[]): Promise<Hechas> {
  const { rows } = await sql<VersionDeHoy>`
    select e.id, e.articulo_id as "articuloId", e.version, e.numero, e.nota, e.estado from estructura e
    where e.id = any(${ids}::uuid[]) order by e.id for update
  `.execute(tx);
  return new Map(rows.map((una) => [una.id, una]));
}

async function devolverVigentes(
  tx: Tx,
  previos: readonly PrevioDeEstructura[],
  hechas: Hechas,
  usuarioId: string,
): Promise<readonly QueQueda[]> {
  const siguen = previos.filter(({ estructura }) => hechas.get(estructura)?.estado === 'VIGENTE');
  const lineasDe = await leerLineasDe(
    tx,
    siguen.flatMap(({ antes }) => antes ?? []),
  );
  const volveria = (previo: PrevioDeEstructura): readonly Linea[] => lineasDe.get(previo.antes ?? '') ?? [];
  const hoy = await leerCargaDeHoy(
    tx,
    {
      conjuntos: siguen.map(({ articulo }) => articulo),
      componentes: todosLosComponentes(siguen.map(volveria)),
    },
    { sostener: true },
  );
  const fuera = new Map(
    siguen.flatMap((previo): QueQueda[] => {
      const motivo = reparoDe(hoy, previo, volveria(previo));
      return motivo === null ? [] : [[previo.estructura, motivo]];
    }),
  );
  const pueden = siguen.filter(({ estructura }) => !fuera.has(estructura));
  const sinLugar = revisarJuntas(
    hoy.vigentes,
    new Map(pueden.map((previo) => [previo.articulo, volveria(previo)])),
    hoy.programadas,
  );
  const vuelven = pueden.filter(({ articulo }) => !sinLugar.has(articulo));
  const copias = vuelven
    .filter(({ antes }) => antes !== null)
    .map((previo) => ({
      id: uuidv7(),
      articuloId: previo.articulo,
      de: previo.antes ?? '',
      tipo: tipoDeEstructura(hoy.nombrados.get(previo.articulo)?.tipo ?? ''),
      numero: (hoy.ultimos.get(previo.articulo) ?? 0) + 1,
      nota: hechas.get(previo.antes ?? '')?.nota ?? '',
      lineas: volveria(previo),
    }));
  await insertarVersiones(
    tx,
    copias.values().map((copia) => ({ ...copia, lineas: conDecimales(copia.lineas, hoy.nombrados) })),
    usuarioId,
  );
  await ponerVigentes(tx, copias, { usuarioId });
  await llevarMarcas(tx, copias);
  await retirarVersiones(
    tx,
    vuelven.flatMap(({ antes, estructura }) => (antes === null ? [estructura] : [])),
    usuarioId,
  );
  return [
    ...previos
      .filter(({ estructura }) => hechas.get(estructura)?.estado !== 'VIGENTE')
      .map(({ estructura }): QueQueda => [estructura, 'Después se puso otra versión en vigencia, o se la retiró.']),
    ...fuera,
    ...pueden.flatMap(({ articulo, estructura }): QueQueda[] => {
      const imposible = sinLugar.get(articulo);
      return imposible ? [[estructura, motivoDelGrafo(imposible)]] : [];
    }),
  ];
}

/** Since then its artículos may have been inactivated, or have become something else. */
function reparoDe(
  { nombrados }: CargaDeHoy,
  { articulo, antes }: PrevioDeEstructura,
  lineas: readonly Linea[],
): string | null {
  if (antes === null) return null;
  const conjunto = nombrados.get(articulo);
  if (conjunto?.estado === 'INACTIVO') return `${conjunto.codigo} está inactivo.`;
  const [reparo] = revisarLineas(lineas, nombrados, articulo);
  return reparo ? `La versión anterior ya no puede regir: ${reparo.message}` : null;
}

const motivoDelGrafo = (imposible: GrafoImposible): string =>
  imposible.que === 'ciclo'
    ? 'La versión anterior cerraría un círculo con lo que se cambió después.'
    : `La versión anterior haría ${imposible.niveles} niveles con lo que se cambió después.`;

/** The same lines are as right as they were when somebody looked at them (EST-12). */
async function llevarMarcas(tx: Tx, copias: readonly { readonly id: string; readonly de: string }[]): Promise<void> {
  await sql`
    update estructura e
       set validada_huella = v.validada_huella, validada_en = v.validada_en, validada_por = v.validada_por
      from unnest(${copias.map(({ id }) => id)}::uuid[], ${copias.map(({ de }) => de)}::uuid[]) as x (id, de)
      join estructura v on v.id = x.de
     where e.id = x.id and v.validada_huella = e.huella
  `.execute(tx);
}

async function devolverBorradores(
  tx: Tx,
  previos: readonly PrevioDeEstructura[],
  hechas: Hechas,
  usuarioId: string,
): Promise<readonly QueQueda[]> {
  const intacto = ({ estructura, version }: PrevioDeEstructura) => {
    const hecha = hechas.get(estructura);
    return hecha?.estado === 'BORRADOR' && hecha.version === version;
  };
  const intactos = previos.filter(intacto);
  const { nombrados } = await leerCargaDeHoy(
    tx,
    { conjuntos: [], componentes: todosLosComponentes(intactos.map(({ previa }) => previa?.lineas ?? [])) },
    { sostener: true },
  );
  const fuera = new Map(
    intactos.flatMap(({ estructura, previa }): QueQueda[] => {
      const motivo = previa && porQueNoSeGuarda(previa.lineas, nombrados);
      return motivo ? [[estructura, motivo]] : [];
    }),
  );
  const vuelven = intactos.filter(({ estructura }) => !fuera.has(estructura));
  const cambiados = vuelven.flatMap(({ estructura, previa }) => (previa ? [{ id: estructura, ...previa }] : []));
  await cambiarBorradores(
    tx,
    cambiados.map((uno) => ({ ...uno, lineas: conDecimales(uno.lineas, nombrados) })),
    usuarioId,
  );
  await tx
    .deleteFrom('estructura')
    .where(
      'id',
      '=',
      sql<string>`any(${vuelven.flatMap(({ previa, estructura }) => (previa ? [] : [estructura]))}::uuid[])`,
    )
    .execute();
  return [
    ...fuera,
    ...previos
      .filter((previo) => !intacto(previo))
      .map(({ estructura }): QueQueda => [estructura, 'Alguien cambió el borrador después, o lo puso en vigencia.']),
  ];
}

/** Nobody named those components meanwhile: they may be gone, or be counted in fewer decimals. What a draft may say, it may say again. */
function porQueNoSeGuarda(lineas: readonly LineaPedida[], nombrados: CargaDeHoy['nombrados']): string | null {
  for (const { componenteId, sustitutos, cantidad } of lineas) {
    const componente = nombrados.get(componenteId);
    if (!componente || sustitutos.some((id) => !nombrados.has(id)))
      return 'El borrador de antes nombra algo que ya no está.';
    const reparo = reparoDeDecimales(componente, cantidad);
    if (reparo !== null) return `El borrador de antes ya no se puede guardar: ${reparo}`;
  }
  return null;
}
