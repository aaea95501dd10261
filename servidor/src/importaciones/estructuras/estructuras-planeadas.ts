import { planearEstructuras, type ResultadoDeEstructura } from '@trastienda/nucleo/articulos/estructura/carga.ts';
import { erroresDeEstructura } from '@trastienda/nucleo/articulos/estructura/errores.ts';
import { componentesPosibles, type GrafoImposible } from '@trastienda/nucleo/articulos/estructura/grafo.ts';
import type { LineaPedida } from '@trastienda/nucleo/articulos/estructura/lineas.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import {
  type EstructuraDelArchivo,
  type RechazoDeComponente,
  rechazosDeLineas,
} from '@trastienda/nucleo/importaciones/entidades/estructuras-del-archivo.ts';
import { v7 as uuidv7 } from 'uuid';
import { type CargaDeHoy, leerNombrados, type VersionDeArchivo } from '#articulos/index.ts';
import type { Tx } from '#db/db.ts';

export type Decidida = {
  readonly estructura: EstructuraDelArchivo;
  readonly antes: readonly LineaPedida[] | null;
  /** The version it makes, or the draft it changes; null when everything is as the file says. */
  readonly version: VersionDeArchivo | null;
};

type Plan = {
  readonly decididas: readonly Decidida[];
  readonly versiones: readonly VersionDeArchivo[];
  readonly rechazos: readonly RechazoDeComponente[];
  readonly nuevas: number;
  readonly cambian: number;
  readonly iguales: number;
  readonly fuera: number;
};

/** Decides what becomes of each estructura of the file, and why those that cannot be taken are left out. */
export async function planear(tx: Tx, hoy: CargaDeHoy, estructuras: readonly EstructuraDelArchivo[]): Promise<Plan> {
  const resultados = planearEstructuras(
    hoy,
    estructuras.map(({ articuloId, estado, lineas, filas }) => ({
      articuloId,
      borrador: estado === 'BORRADOR',
      lineas,
      lugarDe: (orden) => `la fila ${filas[orden]?.fila ?? 0}`,
    })),
  );
  const juntas = estructuras.map((estructura, i) => ({
    estructura,
    resultado: definido(resultados[i], 'what becomes of an estructura that was planned'),
  }));
  const numerar = crearNumeros(hoy);
  const decididas = juntas.flatMap(({ estructura, resultado }): Decidida[] => {
    if (resultado.que === 'IGUAL') return [{ estructura, antes: null, version: null }];
    if (resultado.que !== 'NUEVA' && resultado.que !== 'CAMBIA') return [];
    const antes = resultado.que === 'CAMBIA' ? resultado.antes : null;
    return [{ estructura, antes, version: versionDe(hoy, estructura, numerar) }];
  });
  const codigos = await codigosDeVueltas(tx, resultados);
  const cuantas = (que: ResultadoDeEstructura['que']) => resultados.filter((uno) => uno.que === que).length;
  return {
    decididas,
    versiones: decididas.flatMap(({ version }) => version ?? []),
    rechazos: juntas.flatMap(({ estructura, resultado }) => rechazosDe(estructura, resultado, codigos)),
    nuevas: cuantas('NUEVA'),
    cambian: cuantas('CAMBIA'),
    iguales: cuantas('IGUAL'),
    fuera: cuantas('MAL') + cuantas('IMPOSIBLE'),
  };
}

/** The number each new version takes: two of the same artículo may come in one file, one in force and a draft. */
function crearNumeros({ ultimos }: CargaDeHoy): (articuloId: string) => number {
  const dados = new Map(ultimos);
  return (articuloId) => {
    const numero = (dados.get(articuloId) ?? 0) + 1;
    dados.set(articuloId, numero);
    return numero;
  };
}

function versionDe(
  { enBorrador }: CargaDeHoy,
  { articuloId, estado, lineas, filas }: EstructuraDelArchivo,
  numerar: (articuloId: string) => number,
): VersionDeArchivo {
  const nota = filas.find((fila) => fila.nota !== '')?.nota ?? '';
  const borrador = estado === 'BORRADOR' ? enBorrador.get(articuloId) : undefined;
  const comun = { articuloId, rige: estado === 'VIGENTE', lineas };
  if (!borrador) return { ...comun, id: uuidv7(), numero: numerar(articuloId), cambia: false, nota };
  return { ...comun, id: borrador.id, numero: borrador.numero, cambia: true, nota: nota === '' ? borrador.nota : nota };
}

async function codigosDeVueltas(tx: Tx, resultados: readonly ResultadoDeEstructura[]): Promise<(id: string) => string> {
  const ids = new Set(
    resultados.flatMap((uno) => (uno.que === 'IMPOSIBLE' && uno.imposible.que === 'ciclo' ? uno.imposible.vuelta : [])),
  );
  const nombrados = await leerNombrados(tx, ids);
  return (id) => nombrados.get(id)?.codigo ?? '?';
}

function rechazosDe(
  estructura: EstructuraDelArchivo,
  resultado: ResultadoDeEstructura,
  codigo: (id: string) => string,
): readonly RechazoDeComponente[] {
  if (resultado.que === 'MAL') return rechazosDeLineas(estructura, resultado.reparos);
  if (resultado.que !== 'IMPOSIBLE') return [];
  const { imposible } = resultado;
  const orden = lineaCulpable(estructura, imposible);
  return rechazosDeLineas(estructura, [
    { path: ['lineas', orden, 'componenteId'], message: mensajeDe(estructura, imposible, codigo) },
  ]);
}

/** Of a way round, the line it goes down by. */
function lineaCulpable({ articuloId, lineas }: EstructuraDelArchivo, imposible: GrafoImposible): number {
  if (imposible.que === 'profundidad') return 0;
  const sigue = imposible.vuelta[imposible.vuelta.indexOf(articuloId) + 1];
  const orden = lineas.findIndex((linea) => sigue !== undefined && componentesPosibles(linea).includes(sigue));
  return Math.max(orden, 0);
}

function mensajeDe(
  { articuloId, filas }: EstructuraDelArchivo,
  imposible: GrafoImposible,
  codigo: (id: string) => string,
): string {
  return imposible.que === 'ciclo'
    ? erroresDeEstructura['articulos.estructura_ciclica'].mensaje({
        camino: camino(imposible.vuelta, articuloId, codigo),
      })
    : erroresDeEstructura['articulos.estructura_profunda'].mensaje({
        codigo: filas[0]?.codigo ?? '',
        niveles: imposible.niveles,
      });
}

const A_LA_VISTA = 10;

/** The way round from one artículo back to itself. A file may bring one of any length: its beginning is enough. */
function camino(vuelta: readonly string[], desde: string, codigo: (id: string) => string): readonly string[] {
  const lugar = vuelta.indexOf(desde);
  const largo = vuelta.length - 1;
  const pasos = Array.from({ length: Math.min(largo, A_LA_VISTA) }, (_, i) => vuelta[(lugar + i) % largo] ?? '');
  return [...pasos.map(codigo), ...(largo > A_LA_VISTA ? ['…'] : []), codigo(desde)];
}
