import { respetaDecimales } from '#comun/cantidad.ts';
import { componentesPosibles, type Linea } from './grafo.ts';

export type LineaPedida = Omit<Linea, 'id'>;

/** What has to be known of an artículo before it is a component. */
export type Componente = {
  readonly id: string;
  readonly codigo: string;
  readonly tipo: string;
  readonly estado: string;
  readonly decimales: number;
  readonly unidad: string;
};

export type Reparo = { readonly path: readonly (string | number)[]; readonly message: string };

/** What keeps an artículo from having components; null when nothing does. */
export function reparoDelConjunto(articulo: Componente | undefined): string | null {
  if (!articulo) return 'No existe ese artículo.';
  if (articulo.tipo === 'SERVICIO') return `${articulo.codigo} es un servicio: no lleva componentes.`;
  return articulo.estado === 'INACTIVO' ? estaInactivo(articulo.codigo) : null;
}

const estaInactivo = (codigo: string): string => `${codigo} está inactivo. Reactivalo o elegí otro.`;

const enElRenglon = (orden: number): string => `el renglón ${orden + 1}`;

/**
 * Everything that is wrong with the lines of an estructura, each with its place and its remedy.
 *
 * @param lugarDe how people call the place of a line, where they look at something else than the estructura.
 */
export function revisarLineas(
  lineas: readonly LineaPedida[],
  componentes: ReadonlyMap<string, Componente>,
  articuloId: string,
  lugarDe: (orden: number) => string = enElRenglon,
): Reparo[] {
  const propios = lineas.map((linea) => [
    ...deComponente(linea, componentes, articuloId),
    ...deSustitutos(linea, componentes, articuloId),
  ]);
  const duenos = duenosDe(lineas, (orden) => propios[orden]?.length === 0);
  const reparos = lineas.flatMap((linea, orden) =>
    [...(propios[orden] ?? []), ...repetidos(linea, { orden, lugarDe }, duenos, componentes)].map(
      ({ campo, message }) => ({ path: ['lineas', orden, campo], message }),
    ),
  );
  if (lineas.length > 0 && lineas.every(({ opcional }) => opcional)) {
    reparos.push({ path: ['lineas', 0, 'opcional'], message: 'Dejá al menos un componente que no sea opcional.' });
  }
  return reparos;
}

type EnCampo = { readonly campo: string; readonly message: string };

function deComponente(
  { componenteId, cantidad }: LineaPedida,
  componentes: ReadonlyMap<string, Componente>,
  articuloId: string,
): EnCampo[] {
  const componente = componentes.get(componenteId);
  if (!componente) return [{ campo: 'componenteId', message: 'No existe ese artículo.' }];
  const reparos = impropio(componente, articuloId).map((message) => ({ campo: 'componenteId', message }));
  const message = reparoDeDecimales(componente, cantidad);
  return message === null ? reparos : [...reparos, { campo: 'cantidad', message }];
}

/** What is wrong with how finely it is counted; null when its unidad admits it. */
export function reparoDeDecimales(
  { codigo, decimales, unidad }: Pick<Componente, 'codigo' | 'decimales' | 'unidad'>,
  cantidad: string,
): string | null {
  if (respetaDecimales(cantidad, decimales)) return null;
  const admite = decimales === 0 ? 'no admite decimales' : `admite hasta ${decimales} decimales`;
  return `${codigo} se cuenta en ${unidad}: ${admite}.`;
}

function deSustitutos(
  { componenteId, sustitutos }: LineaPedida,
  componentes: ReadonlyMap<string, Componente>,
  articuloId: string,
): EnCampo[] {
  const componente = componentes.get(componenteId);
  return sustitutos
    .flatMap((id) => {
      const sustituto = componentes.get(id);
      if (!sustituto) return ['No existe ese artículo.'];
      if (sustituto.tipo === 'KIT') return [`${sustituto.codigo} es un kit: no reemplaza a un componente.`];
      const ajeno = componente && sustituto.unidad !== componente.unidad;
      return [
        ...impropio(sustituto, articuloId),
        ...(ajeno
          ? [`${sustituto.codigo} se cuenta en ${sustituto.unidad} y ${componente.codigo} en ${componente.unidad}.`]
          : []),
      ];
    })
    .map((message) => ({ campo: 'sustitutos', message }));
}

function impropio({ id, codigo, tipo, estado }: Componente, articuloId: string): string[] {
  if (id === articuloId) return ['Un artículo no puede ser componente de sí mismo.'];
  if (tipo === 'SERVICIO')
    return [`${codigo} es un servicio: no lleva stock. Poné lo que cuesta como costo agregado al armar.`];
  if (estado === 'INACTIVO') return [estaInactivo(codigo)];
  return [];
}

/**
 * The line each artículo has its place in: of those that name it the first with nothing else wrong, as one that is refused
 * leaves it free; or else the first.
 */
function duenosDe(lineas: readonly LineaPedida[], estaBien: (orden: number) => boolean): ReadonlyMap<string, number> {
  const duenos = new Map<string, number>();
  const posibles = lineas.map(componentesPosibles);
  for (const [orden, ids] of posibles.entries()) {
    const solos = new Set(ids).size === ids.length && !ids.some((id) => duenos.has(id));
    if (estaBien(orden) && solos) for (const id of ids) duenos.set(id, orden);
  }
  for (const [orden, ids] of posibles.entries()) for (const id of ids) if (!duenos.has(id)) duenos.set(id, orden);
  return duenos;
}

/** Each artículo has one place in an estructura: what a line needs can then be counted by itself. */
function repetidos(
  linea: LineaPedida,
  { orden, lugarDe }: { readonly orden: number; readonly lugarDe: (orden: number) => string },
  duenos: ReadonlyMap<string, number>,
  componentes: ReadonlyMap<string, Componente>,
): EnCampo[] {
  const dichos = new Set<string>();
  return componentesPosibles(linea).flatMap((id) => {
    const previo = dichos.has(id) ? orden : (duenos.get(id) ?? orden);
    if (previo === orden && !dichos.has(id)) {
      dichos.add(id);
      return [];
    }
    dichos.add(id);
    const codigo = componentes.get(id)?.codigo ?? '';
    const campo = id === linea.componenteId && previo !== orden ? 'componenteId' : 'sustitutos';
    return [{ campo, message: `${codigo} ya está en ${lugarDe(previo)}.` }];
  });
}
