import { fraseDeLinea, textoDeLinea } from '@trastienda/nucleo/articulos/estructura/comparar.ts';
import type { LineaPedida } from '@trastienda/nucleo/articulos/estructura/lineas.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { RechazoDeComponente } from '@trastienda/nucleo/importaciones/entidades/estructuras-del-archivo.ts';
import type { CargaDeHoy, PrevioDeEstructura, VersionDeArchivo } from '#articulos/index.ts';
import type { Celda } from '#db/copia.ts';
import { type Obra, tituloDe } from '#importaciones/trabajo/obra.ts';
import type { Decidida } from './estructuras-planeadas.ts';

const POR_VEZ = 5_000;

/** Hands over why rows are left out, in the order of the file. */
export async function rechazarFilas(obra: Obra, rechazos: readonly RechazoDeComponente[]): Promise<void> {
  const enOrden = rechazos.toSorted((a, b) => a.fila - b.fila);
  for (let i = 0; i < enOrden.length; i += POR_VEZ) {
    await obra.rechazar(
      enOrden.slice(i, i + POR_VEZ).map(({ campo, ...resto }) => ({
        ...resto,
        columna: campo === '' ? '' : tituloDe(obra, campo),
      })),
    );
  }
}

type Cuenta = Record<'crear' | 'actualizar' | 'sinCambios' | 'salen', number>;

/** Leaves written what becomes of each row; the first of each estructura also tells of the whole. */
export async function guardarFilasDeEstructuras(
  { copiar, importacionId }: Obra,
  hoy: CargaDeHoy,
  decididas: readonly Decidida[],
): Promise<Cuenta> {
  const cuenta: Cuenta = { crear: 0, actualizar: 0, sinCambios: 0, salen: 0 };
  await copiar(
    'importacion_fila',
    ['importacion_id', 'fila', 'resultado', 'referencia', 'texto', 'registro_id', 'antes', 'despues', 'previo'],
    filasDe(importacionId, hoy, decididas, cuenta),
  );
  return cuenta;
}

function* filasDe(
  importacionId: string,
  hoy: CargaDeHoy,
  decididas: readonly Decidida[],
  cuenta: Cuenta,
): Generator<Celda[]> {
  for (const decidida of decididas) {
    const { estructura, antes, version } = decidida;
    const { articuloId, filas, lineas } = estructura;
    const articulo = definido(hoy.nombrados.get(articuloId), 'the artículo of an estructura that is taken');
    const previas = new Map((antes ?? []).map((linea) => [linea.componenteId, linea]));
    const siguen = new Set(lineas.map(({ componenteId }) => componenteId));
    const salen = (antes ?? []).filter(({ componenteId }) => !siguen.has(componenteId));
    cuenta.salen += salen.length;
    for (const [i, linea] of lineas.entries()) {
      const fila = definido(filas[i], 'the row of a line').fila;
      const cambio = cambioDe(hoy, linea, previas.get(linea.componenteId), version);
      const deTodo = i === 0 && version ? deLaEstructura(hoy, decidida, version, salen) : null;
      const resultado = deTodo && cambio.resultado === 'SIN_CAMBIOS' ? 'ACTUALIZAR' : cambio.resultado;
      cuenta[CUENTA[resultado]] += 1;
      const previo = version && resultado !== 'SIN_CAMBIOS' ? { estructura: version.id, ...deTodo?.previo } : null;
      yield [
        ...[
          importacionId,
          fila,
          resultado,
          articulo.codigo.slice(0, 80),
          articulo.descripcion.slice(0, 200),
          articuloId,
        ],
        enJson({ ...deTodo?.antes, ...cambio.antes }),
        enJson({ ...deTodo?.despues, ...cambio.despues }),
        previo && JSON.stringify(previo),
      ];
    }
  }
}

const CUENTA = { CREAR: 'crear', ACTUALIZAR: 'actualizar', SIN_CAMBIOS: 'sinCambios' } as const;
type Textos = Readonly<Record<string, string>>;

const enJson = (textos: Textos): string | null => (Object.keys(textos).length === 0 ? null : JSON.stringify(textos));

function cambioDe(
  hoy: CargaDeHoy,
  linea: LineaPedida,
  previa: LineaPedida | undefined,
  version: VersionDeArchivo | null,
): { readonly resultado: keyof typeof CUENTA; readonly antes: Textos; readonly despues: Textos } {
  const componente = decirLinea(hoy, linea);
  if (!version) return { resultado: 'SIN_CAMBIOS', antes: {}, despues: {} };
  if (!previa) return { resultado: 'CREAR', antes: {}, despues: { componente } };
  if (textoDeLinea(previa) === textoDeLinea(linea)) return { resultado: 'SIN_CAMBIOS', antes: {}, despues: {} };
  return { resultado: 'ACTUALIZAR', antes: { componente: decirLinea(hoy, previa) }, despues: { componente } };
}

const decirLinea = (hoy: CargaDeHoy, linea: LineaPedida): string =>
  `${codigoDe(hoy, linea.componenteId)} · ${fraseDeLinea({
    ...linea,
    sustitutos: linea.sustitutos.map((id) => codigoDe(hoy, id)),
  })}`;

const codigoDe = ({ nombrados }: CargaDeHoy, id: string): string => nombrados.get(id)?.codigo ?? '?';

/** What is said of an estructura once: its version, what goes out of it, and what taking it back needs. */
function deLaEstructura(
  hoy: CargaDeHoy,
  { estructura: { articuloId, estado }, antes }: Decidida,
  version: VersionDeArchivo,
  salen: readonly LineaPedida[],
): { readonly antes: Textos; readonly despues: Textos; readonly previo: PrevioDeEstructura } {
  const borrador = estado === 'BORRADOR';
  const vigente = borrador ? undefined : hoy.deVigencia.get(articuloId);
  const anterior = borrador ? hoy.enBorrador.get(articuloId) : vigente;
  const nombrar = (numero: number) => `Versión ${numero}${borrador ? ', en borrador' : ''}`;
  const cambiaDeVersion = !version.cambia;
  return {
    antes: {
      ...(cambiaDeVersion && anterior ? { estructura: nombrar(anterior.numero) } : {}),
      ...(salen.length > 0 ? { salen: salen.map((linea) => decirLinea(hoy, linea)).join('; ') } : {}),
    },
    despues: cambiaDeVersion ? { estructura: nombrar(version.numero) } : {},
    previo: {
      estructura: version.id,
      articulo: articuloId,
      borrador,
      antes: vigente?.id ?? null,
      previa: version.cambia ? { nota: anterior?.nota ?? '', lineas: antes ?? [] } : null,
      version: version.cambia ? (anterior?.version ?? 0) + 1 : 1,
    },
  };
}
